import * as $protobuf from "protobufjs/minimal.js";
import Long = require("long");

/** Namespace isotrail. */
export namespace isotrail {

    /** Namespace identity. */
    namespace identity {

        /** Namespace domain. */
        namespace domain {

            /** Namespace v1. */
            namespace v1 {

                /**
                 * Properties of a UserCreated.
                 * @deprecated Use isotrail.identity.domain.v1.UserCreated.$Properties instead.
                 */
                interface IUserCreated extends isotrail.identity.domain.v1.UserCreated.$Properties {
                }

                /** Represents a UserCreated. */
                class UserCreated {

                    /**
                     * Constructs a new UserCreated.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.UserCreated.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** UserCreated username. */
                    username: string;

                    /** UserCreated usernameHash. */
                    usernameHash: string;

                    /** UserCreated email. */
                    email: string;

                    /** UserCreated emailHash. */
                    emailHash: string;

                    /** UserCreated firstName. */
                    firstName: string;

                    /** UserCreated lastName. */
                    lastName: string;

                    /** UserCreated phoneNumber. */
                    phoneNumber: string;

                    /** UserCreated passwordHash. */
                    passwordHash: string;

                    /** UserCreated systemRole. */
                    systemRole: string;

                    /** UserCreated locale. */
                    locale: string;

                    /** UserCreated enabled. */
                    enabled: (boolean|null);

                    /** UserCreated declared. */
                    declared: boolean;

                    /**
                     * Creates a new UserCreated instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns UserCreated instance
                     */
                    static create(properties: isotrail.identity.domain.v1.UserCreated.$Shape): isotrail.identity.domain.v1.UserCreated & isotrail.identity.domain.v1.UserCreated.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.UserCreated.$Properties): isotrail.identity.domain.v1.UserCreated;

                    /**
                     * Encodes the specified UserCreated message. Does not implicitly {@link isotrail.identity.domain.v1.UserCreated.verify|verify} messages.
                     * @param message UserCreated message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.UserCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a UserCreated message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.UserCreated & isotrail.identity.domain.v1.UserCreated.$Shape} UserCreated
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.UserCreated & isotrail.identity.domain.v1.UserCreated.$Shape;
                }

                namespace UserCreated {

                    /** Properties of a UserCreated. */
                    interface $Properties {

                        /** UserCreated username */
                        username?: string;

                        /** UserCreated usernameHash */
                        usernameHash?: string;

                        /** UserCreated email */
                        email?: string;

                        /** UserCreated emailHash */
                        emailHash?: string;

                        /** UserCreated firstName */
                        firstName?: string;

                        /** UserCreated lastName */
                        lastName?: string;

                        /** UserCreated phoneNumber */
                        phoneNumber?: string;

                        /** UserCreated passwordHash */
                        passwordHash?: string;

                        /** UserCreated systemRole */
                        systemRole?: string;

                        /** UserCreated locale */
                        locale?: string;

                        /** UserCreated enabled */
                        enabled?: (boolean|null);

                        /** UserCreated declared */
                        declared?: boolean;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a UserCreated. */
                    type $Shape = isotrail.identity.domain.v1.UserCreated.$Properties;
                }

                /**
                 * Properties of a UserChanged.
                 * @deprecated Use isotrail.identity.domain.v1.UserChanged.$Properties instead.
                 */
                interface IUserChanged extends isotrail.identity.domain.v1.UserChanged.$Properties {
                }

                /** Represents a UserChanged. */
                class UserChanged {

                    /**
                     * Constructs a new UserChanged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.UserChanged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** UserChanged username. */
                    username: (string|null);

                    /** UserChanged usernameHash. */
                    usernameHash: (string|null);

                    /** UserChanged email. */
                    email: (string|null);

                    /** UserChanged emailHash. */
                    emailHash: (string|null);

                    /** UserChanged firstName. */
                    firstName: (string|null);

                    /** UserChanged lastName. */
                    lastName: (string|null);

                    /** UserChanged phoneNumber. */
                    phoneNumber: (string|null);

                    /** UserChanged systemRole. */
                    systemRole: (string|null);

                    /** UserChanged locale. */
                    locale: (string|null);

                    /** UserChanged enabled. */
                    enabled: (boolean|null);

                    /** UserChanged declared. */
                    declared: (boolean|null);

                    /**
                     * Creates a new UserChanged instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns UserChanged instance
                     */
                    static create(properties: isotrail.identity.domain.v1.UserChanged.$Shape): isotrail.identity.domain.v1.UserChanged & isotrail.identity.domain.v1.UserChanged.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.UserChanged.$Properties): isotrail.identity.domain.v1.UserChanged;

                    /**
                     * Encodes the specified UserChanged message. Does not implicitly {@link isotrail.identity.domain.v1.UserChanged.verify|verify} messages.
                     * @param message UserChanged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.UserChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a UserChanged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.UserChanged & isotrail.identity.domain.v1.UserChanged.$Shape} UserChanged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.UserChanged & isotrail.identity.domain.v1.UserChanged.$Shape;
                }

                namespace UserChanged {

                    /** Properties of a UserChanged. */
                    interface $Properties {

                        /** UserChanged username */
                        username?: (string|null);

                        /** UserChanged usernameHash */
                        usernameHash?: (string|null);

                        /** UserChanged email */
                        email?: (string|null);

                        /** UserChanged emailHash */
                        emailHash?: (string|null);

                        /** UserChanged firstName */
                        firstName?: (string|null);

                        /** UserChanged lastName */
                        lastName?: (string|null);

                        /** UserChanged phoneNumber */
                        phoneNumber?: (string|null);

                        /** UserChanged systemRole */
                        systemRole?: (string|null);

                        /** UserChanged locale */
                        locale?: (string|null);

                        /** UserChanged enabled */
                        enabled?: (boolean|null);

                        /** UserChanged declared */
                        declared?: (boolean|null);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a UserChanged. */
                    type $Shape = isotrail.identity.domain.v1.UserChanged.$Properties;
                }

                /**
                 * Properties of a PasswordChanged.
                 * @deprecated Use isotrail.identity.domain.v1.PasswordChanged.$Properties instead.
                 */
                interface IPasswordChanged extends isotrail.identity.domain.v1.PasswordChanged.$Properties {
                }

                /** Represents a PasswordChanged. */
                class PasswordChanged {

                    /**
                     * Constructs a new PasswordChanged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.PasswordChanged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** PasswordChanged passwordHash. */
                    passwordHash: string;

                    /**
                     * Creates a new PasswordChanged instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns PasswordChanged instance
                     */
                    static create(properties: isotrail.identity.domain.v1.PasswordChanged.$Shape): isotrail.identity.domain.v1.PasswordChanged & isotrail.identity.domain.v1.PasswordChanged.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.PasswordChanged.$Properties): isotrail.identity.domain.v1.PasswordChanged;

                    /**
                     * Encodes the specified PasswordChanged message. Does not implicitly {@link isotrail.identity.domain.v1.PasswordChanged.verify|verify} messages.
                     * @param message PasswordChanged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.PasswordChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a PasswordChanged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.PasswordChanged & isotrail.identity.domain.v1.PasswordChanged.$Shape} PasswordChanged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.PasswordChanged & isotrail.identity.domain.v1.PasswordChanged.$Shape;
                }

                namespace PasswordChanged {

                    /** Properties of a PasswordChanged. */
                    interface $Properties {

                        /** PasswordChanged passwordHash */
                        passwordHash?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a PasswordChanged. */
                    type $Shape = isotrail.identity.domain.v1.PasswordChanged.$Properties;
                }

                /**
                 * Properties of a UserDeleted.
                 * @deprecated Use isotrail.identity.domain.v1.UserDeleted.$Properties instead.
                 */
                interface IUserDeleted extends isotrail.identity.domain.v1.UserDeleted.$Properties {
                }

                /** Represents a UserDeleted. */
                class UserDeleted {

                    /**
                     * Constructs a new UserDeleted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.UserDeleted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new UserDeleted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns UserDeleted instance
                     */
                    static create(properties: isotrail.identity.domain.v1.UserDeleted.$Shape): isotrail.identity.domain.v1.UserDeleted & isotrail.identity.domain.v1.UserDeleted.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.UserDeleted.$Properties): isotrail.identity.domain.v1.UserDeleted;

                    /**
                     * Encodes the specified UserDeleted message. Does not implicitly {@link isotrail.identity.domain.v1.UserDeleted.verify|verify} messages.
                     * @param message UserDeleted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.UserDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a UserDeleted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.UserDeleted & isotrail.identity.domain.v1.UserDeleted.$Shape} UserDeleted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.UserDeleted & isotrail.identity.domain.v1.UserDeleted.$Shape;
                }

                namespace UserDeleted {

                    /** Properties of a UserDeleted. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a UserDeleted. */
                    type $Shape = isotrail.identity.domain.v1.UserDeleted.$Properties;
                }

                /**
                 * Properties of an AdministratorWithdrawalBegun.
                 * @deprecated Use isotrail.identity.domain.v1.AdministratorWithdrawalBegun.$Properties instead.
                 */
                interface IAdministratorWithdrawalBegun extends isotrail.identity.domain.v1.AdministratorWithdrawalBegun.$Properties {
                }

                /** Represents an AdministratorWithdrawalBegun. */
                class AdministratorWithdrawalBegun {

                    /**
                     * Constructs a new AdministratorWithdrawalBegun.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.AdministratorWithdrawalBegun.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** AdministratorWithdrawalBegun attempt. */
                    attempt: string;

                    /**
                     * Creates a new AdministratorWithdrawalBegun instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns AdministratorWithdrawalBegun instance
                     */
                    static create(properties: isotrail.identity.domain.v1.AdministratorWithdrawalBegun.$Shape): isotrail.identity.domain.v1.AdministratorWithdrawalBegun & isotrail.identity.domain.v1.AdministratorWithdrawalBegun.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.AdministratorWithdrawalBegun.$Properties): isotrail.identity.domain.v1.AdministratorWithdrawalBegun;

                    /**
                     * Encodes the specified AdministratorWithdrawalBegun message. Does not implicitly {@link isotrail.identity.domain.v1.AdministratorWithdrawalBegun.verify|verify} messages.
                     * @param message AdministratorWithdrawalBegun message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.AdministratorWithdrawalBegun.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an AdministratorWithdrawalBegun message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.AdministratorWithdrawalBegun & isotrail.identity.domain.v1.AdministratorWithdrawalBegun.$Shape} AdministratorWithdrawalBegun
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.AdministratorWithdrawalBegun & isotrail.identity.domain.v1.AdministratorWithdrawalBegun.$Shape;
                }

                namespace AdministratorWithdrawalBegun {

                    /** Properties of an AdministratorWithdrawalBegun. */
                    interface $Properties {

                        /** AdministratorWithdrawalBegun attempt */
                        attempt?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an AdministratorWithdrawalBegun. */
                    type $Shape = isotrail.identity.domain.v1.AdministratorWithdrawalBegun.$Properties;
                }

                /**
                 * Properties of an AdministratorWithdrawalCancelled.
                 * @deprecated Use isotrail.identity.domain.v1.AdministratorWithdrawalCancelled.$Properties instead.
                 */
                interface IAdministratorWithdrawalCancelled extends isotrail.identity.domain.v1.AdministratorWithdrawalCancelled.$Properties {
                }

                /** Represents an AdministratorWithdrawalCancelled. */
                class AdministratorWithdrawalCancelled {

                    /**
                     * Constructs a new AdministratorWithdrawalCancelled.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.AdministratorWithdrawalCancelled.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new AdministratorWithdrawalCancelled instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns AdministratorWithdrawalCancelled instance
                     */
                    static create(properties: isotrail.identity.domain.v1.AdministratorWithdrawalCancelled.$Shape): isotrail.identity.domain.v1.AdministratorWithdrawalCancelled & isotrail.identity.domain.v1.AdministratorWithdrawalCancelled.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.AdministratorWithdrawalCancelled.$Properties): isotrail.identity.domain.v1.AdministratorWithdrawalCancelled;

                    /**
                     * Encodes the specified AdministratorWithdrawalCancelled message. Does not implicitly {@link isotrail.identity.domain.v1.AdministratorWithdrawalCancelled.verify|verify} messages.
                     * @param message AdministratorWithdrawalCancelled message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.AdministratorWithdrawalCancelled.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an AdministratorWithdrawalCancelled message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.AdministratorWithdrawalCancelled & isotrail.identity.domain.v1.AdministratorWithdrawalCancelled.$Shape} AdministratorWithdrawalCancelled
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.AdministratorWithdrawalCancelled & isotrail.identity.domain.v1.AdministratorWithdrawalCancelled.$Shape;
                }

                namespace AdministratorWithdrawalCancelled {

                    /** Properties of an AdministratorWithdrawalCancelled. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an AdministratorWithdrawalCancelled. */
                    type $Shape = isotrail.identity.domain.v1.AdministratorWithdrawalCancelled.$Properties;
                }

                /**
                 * Properties of a ClientDeclared.
                 * @deprecated Use isotrail.identity.domain.v1.ClientDeclared.$Properties instead.
                 */
                interface IClientDeclared extends isotrail.identity.domain.v1.ClientDeclared.$Properties {
                }

                /** Represents a ClientDeclared. */
                class ClientDeclared {

                    /**
                     * Constructs a new ClientDeclared.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.ClientDeclared.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ClientDeclared name. */
                    name: string;

                    /** ClientDeclared secretHash. */
                    secretHash: string;

                    /** ClientDeclared grants. */
                    grants: string[];

                    /** ClientDeclared scopes. */
                    scopes: string[];

                    /** ClientDeclared redirectUris. */
                    redirectUris: string[];

                    /** ClientDeclared accessTokenSeconds. */
                    accessTokenSeconds: number;

                    /** ClientDeclared refreshTokenSeconds. */
                    refreshTokenSeconds: number;

                    /** ClientDeclared declaredIn. */
                    declaredIn: string;

                    /**
                     * Creates a new ClientDeclared instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ClientDeclared instance
                     */
                    static create(properties: isotrail.identity.domain.v1.ClientDeclared.$Shape): isotrail.identity.domain.v1.ClientDeclared & isotrail.identity.domain.v1.ClientDeclared.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.ClientDeclared.$Properties): isotrail.identity.domain.v1.ClientDeclared;

                    /**
                     * Encodes the specified ClientDeclared message. Does not implicitly {@link isotrail.identity.domain.v1.ClientDeclared.verify|verify} messages.
                     * @param message ClientDeclared message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.ClientDeclared.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ClientDeclared message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.ClientDeclared & isotrail.identity.domain.v1.ClientDeclared.$Shape} ClientDeclared
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.ClientDeclared & isotrail.identity.domain.v1.ClientDeclared.$Shape;
                }

                namespace ClientDeclared {

                    /** Properties of a ClientDeclared. */
                    interface $Properties {

                        /** ClientDeclared name */
                        name?: string;

                        /** ClientDeclared secretHash */
                        secretHash?: string;

                        /** ClientDeclared grants */
                        grants?: string[];

                        /** ClientDeclared scopes */
                        scopes?: string[];

                        /** ClientDeclared redirectUris */
                        redirectUris?: string[];

                        /** ClientDeclared accessTokenSeconds */
                        accessTokenSeconds?: number;

                        /** ClientDeclared refreshTokenSeconds */
                        refreshTokenSeconds?: number;

                        /** ClientDeclared declaredIn */
                        declaredIn?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ClientDeclared. */
                    type $Shape = isotrail.identity.domain.v1.ClientDeclared.$Properties;
                }

                /**
                 * Properties of a ClientSecretRotated.
                 * @deprecated Use isotrail.identity.domain.v1.ClientSecretRotated.$Properties instead.
                 */
                interface IClientSecretRotated extends isotrail.identity.domain.v1.ClientSecretRotated.$Properties {
                }

                /** Represents a ClientSecretRotated. */
                class ClientSecretRotated {

                    /**
                     * Constructs a new ClientSecretRotated.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.ClientSecretRotated.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ClientSecretRotated secretHash. */
                    secretHash: string;

                    /** ClientSecretRotated previousUntil. */
                    previousUntil: number;

                    /**
                     * Creates a new ClientSecretRotated instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ClientSecretRotated instance
                     */
                    static create(properties: isotrail.identity.domain.v1.ClientSecretRotated.$Shape): isotrail.identity.domain.v1.ClientSecretRotated & isotrail.identity.domain.v1.ClientSecretRotated.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.ClientSecretRotated.$Properties): isotrail.identity.domain.v1.ClientSecretRotated;

                    /**
                     * Encodes the specified ClientSecretRotated message. Does not implicitly {@link isotrail.identity.domain.v1.ClientSecretRotated.verify|verify} messages.
                     * @param message ClientSecretRotated message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.ClientSecretRotated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ClientSecretRotated message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.ClientSecretRotated & isotrail.identity.domain.v1.ClientSecretRotated.$Shape} ClientSecretRotated
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.ClientSecretRotated & isotrail.identity.domain.v1.ClientSecretRotated.$Shape;
                }

                namespace ClientSecretRotated {

                    /** Properties of a ClientSecretRotated. */
                    interface $Properties {

                        /** ClientSecretRotated secretHash */
                        secretHash?: string;

                        /** ClientSecretRotated previousUntil */
                        previousUntil?: number;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ClientSecretRotated. */
                    type $Shape = isotrail.identity.domain.v1.ClientSecretRotated.$Properties;
                }

                /**
                 * Properties of a ClientRetired.
                 * @deprecated Use isotrail.identity.domain.v1.ClientRetired.$Properties instead.
                 */
                interface IClientRetired extends isotrail.identity.domain.v1.ClientRetired.$Properties {
                }

                /** Represents a ClientRetired. */
                class ClientRetired {

                    /**
                     * Constructs a new ClientRetired.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.ClientRetired.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new ClientRetired instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ClientRetired instance
                     */
                    static create(properties: isotrail.identity.domain.v1.ClientRetired.$Shape): isotrail.identity.domain.v1.ClientRetired & isotrail.identity.domain.v1.ClientRetired.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.ClientRetired.$Properties): isotrail.identity.domain.v1.ClientRetired;

                    /**
                     * Encodes the specified ClientRetired message. Does not implicitly {@link isotrail.identity.domain.v1.ClientRetired.verify|verify} messages.
                     * @param message ClientRetired message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.ClientRetired.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ClientRetired message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.ClientRetired & isotrail.identity.domain.v1.ClientRetired.$Shape} ClientRetired
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.ClientRetired & isotrail.identity.domain.v1.ClientRetired.$Shape;
                }

                namespace ClientRetired {

                    /** Properties of a ClientRetired. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ClientRetired. */
                    type $Shape = isotrail.identity.domain.v1.ClientRetired.$Properties;
                }

                /**
                 * Properties of a TokenRevoked.
                 * @deprecated Use isotrail.identity.domain.v1.TokenRevoked.$Properties instead.
                 */
                interface ITokenRevoked extends isotrail.identity.domain.v1.TokenRevoked.$Properties {
                }

                /** Represents a TokenRevoked. */
                class TokenRevoked {

                    /**
                     * Constructs a new TokenRevoked.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.TokenRevoked.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** TokenRevoked jti. */
                    jti: string;

                    /** TokenRevoked expires. */
                    expires: number;

                    /**
                     * Creates a new TokenRevoked instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns TokenRevoked instance
                     */
                    static create(properties: isotrail.identity.domain.v1.TokenRevoked.$Shape): isotrail.identity.domain.v1.TokenRevoked & isotrail.identity.domain.v1.TokenRevoked.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.TokenRevoked.$Properties): isotrail.identity.domain.v1.TokenRevoked;

                    /**
                     * Encodes the specified TokenRevoked message. Does not implicitly {@link isotrail.identity.domain.v1.TokenRevoked.verify|verify} messages.
                     * @param message TokenRevoked message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.TokenRevoked.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a TokenRevoked message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.TokenRevoked & isotrail.identity.domain.v1.TokenRevoked.$Shape} TokenRevoked
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.TokenRevoked & isotrail.identity.domain.v1.TokenRevoked.$Shape;
                }

                namespace TokenRevoked {

                    /** Properties of a TokenRevoked. */
                    interface $Properties {

                        /** TokenRevoked jti */
                        jti?: string;

                        /** TokenRevoked expires */
                        expires?: number;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a TokenRevoked. */
                    type $Shape = isotrail.identity.domain.v1.TokenRevoked.$Properties;
                }

                /**
                 * Properties of a GroupCreated.
                 * @deprecated Use isotrail.identity.domain.v1.GroupCreated.$Properties instead.
                 */
                interface IGroupCreated extends isotrail.identity.domain.v1.GroupCreated.$Properties {
                }

                /** Represents a GroupCreated. */
                class GroupCreated {

                    /**
                     * Constructs a new GroupCreated.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.GroupCreated.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** GroupCreated name. */
                    name: string;

                    /** GroupCreated description. */
                    description: string;

                    /** GroupCreated ownerId. */
                    ownerId: string;

                    /**
                     * Creates a new GroupCreated instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns GroupCreated instance
                     */
                    static create(properties: isotrail.identity.domain.v1.GroupCreated.$Shape): isotrail.identity.domain.v1.GroupCreated & isotrail.identity.domain.v1.GroupCreated.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.GroupCreated.$Properties): isotrail.identity.domain.v1.GroupCreated;

                    /**
                     * Encodes the specified GroupCreated message. Does not implicitly {@link isotrail.identity.domain.v1.GroupCreated.verify|verify} messages.
                     * @param message GroupCreated message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.GroupCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a GroupCreated message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.GroupCreated & isotrail.identity.domain.v1.GroupCreated.$Shape} GroupCreated
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.GroupCreated & isotrail.identity.domain.v1.GroupCreated.$Shape;
                }

                namespace GroupCreated {

                    /** Properties of a GroupCreated. */
                    interface $Properties {

                        /** GroupCreated name */
                        name?: string;

                        /** GroupCreated description */
                        description?: string;

                        /** GroupCreated ownerId */
                        ownerId?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a GroupCreated. */
                    type $Shape = isotrail.identity.domain.v1.GroupCreated.$Properties;
                }

                /**
                 * Properties of a GroupChanged.
                 * @deprecated Use isotrail.identity.domain.v1.GroupChanged.$Properties instead.
                 */
                interface IGroupChanged extends isotrail.identity.domain.v1.GroupChanged.$Properties {
                }

                /** Represents a GroupChanged. */
                class GroupChanged {

                    /**
                     * Constructs a new GroupChanged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.GroupChanged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** GroupChanged name. */
                    name: (string|null);

                    /** GroupChanged description. */
                    description: (string|null);

                    /**
                     * Creates a new GroupChanged instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns GroupChanged instance
                     */
                    static create(properties: isotrail.identity.domain.v1.GroupChanged.$Shape): isotrail.identity.domain.v1.GroupChanged & isotrail.identity.domain.v1.GroupChanged.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.GroupChanged.$Properties): isotrail.identity.domain.v1.GroupChanged;

                    /**
                     * Encodes the specified GroupChanged message. Does not implicitly {@link isotrail.identity.domain.v1.GroupChanged.verify|verify} messages.
                     * @param message GroupChanged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.GroupChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a GroupChanged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.GroupChanged & isotrail.identity.domain.v1.GroupChanged.$Shape} GroupChanged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.GroupChanged & isotrail.identity.domain.v1.GroupChanged.$Shape;
                }

                namespace GroupChanged {

                    /** Properties of a GroupChanged. */
                    interface $Properties {

                        /** GroupChanged name */
                        name?: (string|null);

                        /** GroupChanged description */
                        description?: (string|null);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a GroupChanged. */
                    type $Shape = isotrail.identity.domain.v1.GroupChanged.$Properties;
                }

                /**
                 * Properties of a GroupMemberAdded.
                 * @deprecated Use isotrail.identity.domain.v1.GroupMemberAdded.$Properties instead.
                 */
                interface IGroupMemberAdded extends isotrail.identity.domain.v1.GroupMemberAdded.$Properties {
                }

                /** Represents a GroupMemberAdded. */
                class GroupMemberAdded {

                    /**
                     * Constructs a new GroupMemberAdded.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.GroupMemberAdded.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** GroupMemberAdded userId. */
                    userId: string;

                    /** GroupMemberAdded role. */
                    role: string;

                    /**
                     * Creates a new GroupMemberAdded instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns GroupMemberAdded instance
                     */
                    static create(properties: isotrail.identity.domain.v1.GroupMemberAdded.$Shape): isotrail.identity.domain.v1.GroupMemberAdded & isotrail.identity.domain.v1.GroupMemberAdded.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.GroupMemberAdded.$Properties): isotrail.identity.domain.v1.GroupMemberAdded;

                    /**
                     * Encodes the specified GroupMemberAdded message. Does not implicitly {@link isotrail.identity.domain.v1.GroupMemberAdded.verify|verify} messages.
                     * @param message GroupMemberAdded message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.GroupMemberAdded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a GroupMemberAdded message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.GroupMemberAdded & isotrail.identity.domain.v1.GroupMemberAdded.$Shape} GroupMemberAdded
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.GroupMemberAdded & isotrail.identity.domain.v1.GroupMemberAdded.$Shape;
                }

                namespace GroupMemberAdded {

                    /** Properties of a GroupMemberAdded. */
                    interface $Properties {

                        /** GroupMemberAdded userId */
                        userId?: string;

                        /** GroupMemberAdded role */
                        role?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a GroupMemberAdded. */
                    type $Shape = isotrail.identity.domain.v1.GroupMemberAdded.$Properties;
                }

                /**
                 * Properties of a GroupMemberChanged.
                 * @deprecated Use isotrail.identity.domain.v1.GroupMemberChanged.$Properties instead.
                 */
                interface IGroupMemberChanged extends isotrail.identity.domain.v1.GroupMemberChanged.$Properties {
                }

                /** Represents a GroupMemberChanged. */
                class GroupMemberChanged {

                    /**
                     * Constructs a new GroupMemberChanged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.GroupMemberChanged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** GroupMemberChanged userId. */
                    userId: string;

                    /** GroupMemberChanged role. */
                    role: string;

                    /**
                     * Creates a new GroupMemberChanged instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns GroupMemberChanged instance
                     */
                    static create(properties: isotrail.identity.domain.v1.GroupMemberChanged.$Shape): isotrail.identity.domain.v1.GroupMemberChanged & isotrail.identity.domain.v1.GroupMemberChanged.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.GroupMemberChanged.$Properties): isotrail.identity.domain.v1.GroupMemberChanged;

                    /**
                     * Encodes the specified GroupMemberChanged message. Does not implicitly {@link isotrail.identity.domain.v1.GroupMemberChanged.verify|verify} messages.
                     * @param message GroupMemberChanged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.GroupMemberChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a GroupMemberChanged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.GroupMemberChanged & isotrail.identity.domain.v1.GroupMemberChanged.$Shape} GroupMemberChanged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.GroupMemberChanged & isotrail.identity.domain.v1.GroupMemberChanged.$Shape;
                }

                namespace GroupMemberChanged {

                    /** Properties of a GroupMemberChanged. */
                    interface $Properties {

                        /** GroupMemberChanged userId */
                        userId?: string;

                        /** GroupMemberChanged role */
                        role?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a GroupMemberChanged. */
                    type $Shape = isotrail.identity.domain.v1.GroupMemberChanged.$Properties;
                }

                /**
                 * Properties of a GroupMemberRemoved.
                 * @deprecated Use isotrail.identity.domain.v1.GroupMemberRemoved.$Properties instead.
                 */
                interface IGroupMemberRemoved extends isotrail.identity.domain.v1.GroupMemberRemoved.$Properties {
                }

                /** Represents a GroupMemberRemoved. */
                class GroupMemberRemoved {

                    /**
                     * Constructs a new GroupMemberRemoved.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.GroupMemberRemoved.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** GroupMemberRemoved userId. */
                    userId: string;

                    /**
                     * Creates a new GroupMemberRemoved instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns GroupMemberRemoved instance
                     */
                    static create(properties: isotrail.identity.domain.v1.GroupMemberRemoved.$Shape): isotrail.identity.domain.v1.GroupMemberRemoved & isotrail.identity.domain.v1.GroupMemberRemoved.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.GroupMemberRemoved.$Properties): isotrail.identity.domain.v1.GroupMemberRemoved;

                    /**
                     * Encodes the specified GroupMemberRemoved message. Does not implicitly {@link isotrail.identity.domain.v1.GroupMemberRemoved.verify|verify} messages.
                     * @param message GroupMemberRemoved message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.GroupMemberRemoved.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a GroupMemberRemoved message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.GroupMemberRemoved & isotrail.identity.domain.v1.GroupMemberRemoved.$Shape} GroupMemberRemoved
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.GroupMemberRemoved & isotrail.identity.domain.v1.GroupMemberRemoved.$Shape;
                }

                namespace GroupMemberRemoved {

                    /** Properties of a GroupMemberRemoved. */
                    interface $Properties {

                        /** GroupMemberRemoved userId */
                        userId?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a GroupMemberRemoved. */
                    type $Shape = isotrail.identity.domain.v1.GroupMemberRemoved.$Properties;
                }

                /**
                 * Properties of a GroupDeleted.
                 * @deprecated Use isotrail.identity.domain.v1.GroupDeleted.$Properties instead.
                 */
                interface IGroupDeleted extends isotrail.identity.domain.v1.GroupDeleted.$Properties {
                }

                /** Represents a GroupDeleted. */
                class GroupDeleted {

                    /**
                     * Constructs a new GroupDeleted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.GroupDeleted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new GroupDeleted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns GroupDeleted instance
                     */
                    static create(properties: isotrail.identity.domain.v1.GroupDeleted.$Shape): isotrail.identity.domain.v1.GroupDeleted & isotrail.identity.domain.v1.GroupDeleted.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.GroupDeleted.$Properties): isotrail.identity.domain.v1.GroupDeleted;

                    /**
                     * Encodes the specified GroupDeleted message. Does not implicitly {@link isotrail.identity.domain.v1.GroupDeleted.verify|verify} messages.
                     * @param message GroupDeleted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.GroupDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a GroupDeleted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.GroupDeleted & isotrail.identity.domain.v1.GroupDeleted.$Shape} GroupDeleted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.GroupDeleted & isotrail.identity.domain.v1.GroupDeleted.$Shape;
                }

                namespace GroupDeleted {

                    /** Properties of a GroupDeleted. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a GroupDeleted. */
                    type $Shape = isotrail.identity.domain.v1.GroupDeleted.$Properties;
                }

                /**
                 * Properties of a SessionOpened.
                 * @deprecated Use isotrail.identity.domain.v1.SessionOpened.$Properties instead.
                 */
                interface ISessionOpened extends isotrail.identity.domain.v1.SessionOpened.$Properties {
                }

                /** Represents a SessionOpened. */
                class SessionOpened {

                    /**
                     * Constructs a new SessionOpened.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.SessionOpened.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SessionOpened user. */
                    user: string;

                    /** SessionOpened client. */
                    client: string;

                    /** SessionOpened method. */
                    method: string;

                    /** SessionOpened applicationPassword. */
                    applicationPassword: string;

                    /** SessionOpened shared. */
                    shared: boolean;

                    /** SessionOpened scopes. */
                    scopes: string[];

                    /** SessionOpened epoch. */
                    epoch: number;

                    /** SessionOpened expires. */
                    expires: number;

                    /** SessionOpened code. */
                    code: isotrail.identity.domain.v1.AuthorizationCode;

                    /**
                     * Creates a new SessionOpened instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SessionOpened instance
                     */
                    static create(properties: isotrail.identity.domain.v1.SessionOpened.$Shape): isotrail.identity.domain.v1.SessionOpened & isotrail.identity.domain.v1.SessionOpened.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.SessionOpened.$Properties): isotrail.identity.domain.v1.SessionOpened;

                    /**
                     * Encodes the specified SessionOpened message. Does not implicitly {@link isotrail.identity.domain.v1.SessionOpened.verify|verify} messages.
                     * @param message SessionOpened message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.SessionOpened.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SessionOpened message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.SessionOpened & isotrail.identity.domain.v1.SessionOpened.$Shape} SessionOpened
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.SessionOpened & isotrail.identity.domain.v1.SessionOpened.$Shape;
                }

                namespace SessionOpened {

                    /** Properties of a SessionOpened. */
                    interface $Properties {

                        /** SessionOpened user */
                        user?: string;

                        /** SessionOpened client */
                        client?: string;

                        /** SessionOpened method */
                        method?: string;

                        /** SessionOpened applicationPassword */
                        applicationPassword?: string;

                        /** SessionOpened shared */
                        shared?: boolean;

                        /** SessionOpened scopes */
                        scopes?: string[];

                        /** SessionOpened epoch */
                        epoch?: number;

                        /** SessionOpened expires */
                        expires?: number;

                        /** SessionOpened code */
                        code?: isotrail.identity.domain.v1.AuthorizationCode.$Properties;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SessionOpened. */
                    type $Shape = isotrail.identity.domain.v1.SessionOpened.$Properties;
                }

                /**
                 * Properties of an AuthorizationCode.
                 * @deprecated Use isotrail.identity.domain.v1.AuthorizationCode.$Properties instead.
                 */
                interface IAuthorizationCode extends isotrail.identity.domain.v1.AuthorizationCode.$Properties {
                }

                /** Represents an AuthorizationCode. */
                class AuthorizationCode {

                    /**
                     * Constructs a new AuthorizationCode.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.AuthorizationCode.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** AuthorizationCode hash. */
                    hash: string;

                    /** AuthorizationCode redirectUri. */
                    redirectUri: string;

                    /** AuthorizationCode redirectUriSent. */
                    redirectUriSent: boolean;

                    /** AuthorizationCode challenge. */
                    challenge: string;

                    /** AuthorizationCode expires. */
                    expires: number;

                    /**
                     * Creates a new AuthorizationCode instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns AuthorizationCode instance
                     */
                    static create(properties: isotrail.identity.domain.v1.AuthorizationCode.$Shape): isotrail.identity.domain.v1.AuthorizationCode & isotrail.identity.domain.v1.AuthorizationCode.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.AuthorizationCode.$Properties): isotrail.identity.domain.v1.AuthorizationCode;

                    /**
                     * Encodes the specified AuthorizationCode message. Does not implicitly {@link isotrail.identity.domain.v1.AuthorizationCode.verify|verify} messages.
                     * @param message AuthorizationCode message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.AuthorizationCode.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an AuthorizationCode message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.AuthorizationCode & isotrail.identity.domain.v1.AuthorizationCode.$Shape} AuthorizationCode
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.AuthorizationCode & isotrail.identity.domain.v1.AuthorizationCode.$Shape;
                }

                namespace AuthorizationCode {

                    /** Properties of an AuthorizationCode. */
                    interface $Properties {

                        /** AuthorizationCode hash */
                        hash?: string;

                        /** AuthorizationCode redirectUri */
                        redirectUri?: string;

                        /** AuthorizationCode redirectUriSent */
                        redirectUriSent?: boolean;

                        /** AuthorizationCode challenge */
                        challenge?: string;

                        /** AuthorizationCode expires */
                        expires?: number;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an AuthorizationCode. */
                    type $Shape = isotrail.identity.domain.v1.AuthorizationCode.$Properties;
                }

                /**
                 * Properties of a SessionUsed.
                 * @deprecated Use isotrail.identity.domain.v1.SessionUsed.$Properties instead.
                 */
                interface ISessionUsed extends isotrail.identity.domain.v1.SessionUsed.$Properties {
                }

                /** Represents a SessionUsed. */
                class SessionUsed {

                    /**
                     * Constructs a new SessionUsed.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.SessionUsed.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SessionUsed scopes. */
                    scopes: string[];

                    /** SessionUsed epoch. */
                    epoch: number;

                    /** SessionUsed expires. */
                    expires: number;

                    /**
                     * Creates a new SessionUsed instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SessionUsed instance
                     */
                    static create(properties: isotrail.identity.domain.v1.SessionUsed.$Shape): isotrail.identity.domain.v1.SessionUsed & isotrail.identity.domain.v1.SessionUsed.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.SessionUsed.$Properties): isotrail.identity.domain.v1.SessionUsed;

                    /**
                     * Encodes the specified SessionUsed message. Does not implicitly {@link isotrail.identity.domain.v1.SessionUsed.verify|verify} messages.
                     * @param message SessionUsed message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.SessionUsed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SessionUsed message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.SessionUsed & isotrail.identity.domain.v1.SessionUsed.$Shape} SessionUsed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.SessionUsed & isotrail.identity.domain.v1.SessionUsed.$Shape;
                }

                namespace SessionUsed {

                    /** Properties of a SessionUsed. */
                    interface $Properties {

                        /** SessionUsed scopes */
                        scopes?: string[];

                        /** SessionUsed epoch */
                        epoch?: number;

                        /** SessionUsed expires */
                        expires?: number;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SessionUsed. */
                    type $Shape = isotrail.identity.domain.v1.SessionUsed.$Properties;
                }

                /**
                 * Properties of a CodeRedeemed.
                 * @deprecated Use isotrail.identity.domain.v1.CodeRedeemed.$Properties instead.
                 */
                interface ICodeRedeemed extends isotrail.identity.domain.v1.CodeRedeemed.$Properties {
                }

                /** Represents a CodeRedeemed. */
                class CodeRedeemed {

                    /**
                     * Constructs a new CodeRedeemed.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.CodeRedeemed.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new CodeRedeemed instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns CodeRedeemed instance
                     */
                    static create(properties: isotrail.identity.domain.v1.CodeRedeemed.$Shape): isotrail.identity.domain.v1.CodeRedeemed & isotrail.identity.domain.v1.CodeRedeemed.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.CodeRedeemed.$Properties): isotrail.identity.domain.v1.CodeRedeemed;

                    /**
                     * Encodes the specified CodeRedeemed message. Does not implicitly {@link isotrail.identity.domain.v1.CodeRedeemed.verify|verify} messages.
                     * @param message CodeRedeemed message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.CodeRedeemed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a CodeRedeemed message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.CodeRedeemed & isotrail.identity.domain.v1.CodeRedeemed.$Shape} CodeRedeemed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.CodeRedeemed & isotrail.identity.domain.v1.CodeRedeemed.$Shape;
                }

                namespace CodeRedeemed {

                    /** Properties of a CodeRedeemed. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a CodeRedeemed. */
                    type $Shape = isotrail.identity.domain.v1.CodeRedeemed.$Properties;
                }

                /**
                 * Properties of a SessionRefreshed.
                 * @deprecated Use isotrail.identity.domain.v1.SessionRefreshed.$Properties instead.
                 */
                interface ISessionRefreshed extends isotrail.identity.domain.v1.SessionRefreshed.$Properties {
                }

                /** Represents a SessionRefreshed. */
                class SessionRefreshed {

                    /**
                     * Constructs a new SessionRefreshed.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.SessionRefreshed.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new SessionRefreshed instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SessionRefreshed instance
                     */
                    static create(properties: isotrail.identity.domain.v1.SessionRefreshed.$Shape): isotrail.identity.domain.v1.SessionRefreshed & isotrail.identity.domain.v1.SessionRefreshed.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.SessionRefreshed.$Properties): isotrail.identity.domain.v1.SessionRefreshed;

                    /**
                     * Encodes the specified SessionRefreshed message. Does not implicitly {@link isotrail.identity.domain.v1.SessionRefreshed.verify|verify} messages.
                     * @param message SessionRefreshed message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.SessionRefreshed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SessionRefreshed message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.SessionRefreshed & isotrail.identity.domain.v1.SessionRefreshed.$Shape} SessionRefreshed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.SessionRefreshed & isotrail.identity.domain.v1.SessionRefreshed.$Shape;
                }

                namespace SessionRefreshed {

                    /** Properties of a SessionRefreshed. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SessionRefreshed. */
                    type $Shape = isotrail.identity.domain.v1.SessionRefreshed.$Properties;
                }

                /**
                 * Properties of a SessionEnded.
                 * @deprecated Use isotrail.identity.domain.v1.SessionEnded.$Properties instead.
                 */
                interface ISessionEnded extends isotrail.identity.domain.v1.SessionEnded.$Properties {
                }

                /** Represents a SessionEnded. */
                class SessionEnded {

                    /**
                     * Constructs a new SessionEnded.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.SessionEnded.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SessionEnded reason. */
                    reason: string;

                    /**
                     * Creates a new SessionEnded instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SessionEnded instance
                     */
                    static create(properties: isotrail.identity.domain.v1.SessionEnded.$Shape): isotrail.identity.domain.v1.SessionEnded & isotrail.identity.domain.v1.SessionEnded.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.SessionEnded.$Properties): isotrail.identity.domain.v1.SessionEnded;

                    /**
                     * Encodes the specified SessionEnded message. Does not implicitly {@link isotrail.identity.domain.v1.SessionEnded.verify|verify} messages.
                     * @param message SessionEnded message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.SessionEnded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SessionEnded message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.SessionEnded & isotrail.identity.domain.v1.SessionEnded.$Shape} SessionEnded
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.SessionEnded & isotrail.identity.domain.v1.SessionEnded.$Shape;
                }

                namespace SessionEnded {

                    /** Properties of a SessionEnded. */
                    interface $Properties {

                        /** SessionEnded reason */
                        reason?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SessionEnded. */
                    type $Shape = isotrail.identity.domain.v1.SessionEnded.$Properties;
                }

                /**
                 * Properties of an ApplicationPasswordCreated.
                 * @deprecated Use isotrail.identity.domain.v1.ApplicationPasswordCreated.$Properties instead.
                 */
                interface IApplicationPasswordCreated extends isotrail.identity.domain.v1.ApplicationPasswordCreated.$Properties {
                }

                /** Represents an ApplicationPasswordCreated. */
                class ApplicationPasswordCreated {

                    /**
                     * Constructs a new ApplicationPasswordCreated.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.ApplicationPasswordCreated.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ApplicationPasswordCreated user. */
                    user: string;

                    /** ApplicationPasswordCreated name. */
                    name: string;

                    /** ApplicationPasswordCreated hash. */
                    hash: string;

                    /** ApplicationPasswordCreated scopes. */
                    scopes: string[];

                    /** ApplicationPasswordCreated expires. */
                    expires: number;

                    /**
                     * Creates a new ApplicationPasswordCreated instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ApplicationPasswordCreated instance
                     */
                    static create(properties: isotrail.identity.domain.v1.ApplicationPasswordCreated.$Shape): isotrail.identity.domain.v1.ApplicationPasswordCreated & isotrail.identity.domain.v1.ApplicationPasswordCreated.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.ApplicationPasswordCreated.$Properties): isotrail.identity.domain.v1.ApplicationPasswordCreated;

                    /**
                     * Encodes the specified ApplicationPasswordCreated message. Does not implicitly {@link isotrail.identity.domain.v1.ApplicationPasswordCreated.verify|verify} messages.
                     * @param message ApplicationPasswordCreated message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.ApplicationPasswordCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an ApplicationPasswordCreated message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.ApplicationPasswordCreated & isotrail.identity.domain.v1.ApplicationPasswordCreated.$Shape} ApplicationPasswordCreated
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.ApplicationPasswordCreated & isotrail.identity.domain.v1.ApplicationPasswordCreated.$Shape;
                }

                namespace ApplicationPasswordCreated {

                    /** Properties of an ApplicationPasswordCreated. */
                    interface $Properties {

                        /** ApplicationPasswordCreated user */
                        user?: string;

                        /** ApplicationPasswordCreated name */
                        name?: string;

                        /** ApplicationPasswordCreated hash */
                        hash?: string;

                        /** ApplicationPasswordCreated scopes */
                        scopes?: string[];

                        /** ApplicationPasswordCreated expires */
                        expires?: number;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an ApplicationPasswordCreated. */
                    type $Shape = isotrail.identity.domain.v1.ApplicationPasswordCreated.$Properties;
                }

                /**
                 * Properties of an ApplicationPasswordEnded.
                 * @deprecated Use isotrail.identity.domain.v1.ApplicationPasswordEnded.$Properties instead.
                 */
                interface IApplicationPasswordEnded extends isotrail.identity.domain.v1.ApplicationPasswordEnded.$Properties {
                }

                /** Represents an ApplicationPasswordEnded. */
                class ApplicationPasswordEnded {

                    /**
                     * Constructs a new ApplicationPasswordEnded.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.identity.domain.v1.ApplicationPasswordEnded.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new ApplicationPasswordEnded instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ApplicationPasswordEnded instance
                     */
                    static create(properties: isotrail.identity.domain.v1.ApplicationPasswordEnded.$Shape): isotrail.identity.domain.v1.ApplicationPasswordEnded & isotrail.identity.domain.v1.ApplicationPasswordEnded.$Shape;
                    static create(properties?: isotrail.identity.domain.v1.ApplicationPasswordEnded.$Properties): isotrail.identity.domain.v1.ApplicationPasswordEnded;

                    /**
                     * Encodes the specified ApplicationPasswordEnded message. Does not implicitly {@link isotrail.identity.domain.v1.ApplicationPasswordEnded.verify|verify} messages.
                     * @param message ApplicationPasswordEnded message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.identity.domain.v1.ApplicationPasswordEnded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an ApplicationPasswordEnded message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.identity.domain.v1.ApplicationPasswordEnded & isotrail.identity.domain.v1.ApplicationPasswordEnded.$Shape} ApplicationPasswordEnded
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.domain.v1.ApplicationPasswordEnded & isotrail.identity.domain.v1.ApplicationPasswordEnded.$Shape;
                }

                namespace ApplicationPasswordEnded {

                    /** Properties of an ApplicationPasswordEnded. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an ApplicationPasswordEnded. */
                    type $Shape = isotrail.identity.domain.v1.ApplicationPasswordEnded.$Properties;
                }
            }
        }
    }
}
