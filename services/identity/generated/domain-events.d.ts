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

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ClientDeclared. */
                    type $Shape = isotrail.identity.domain.v1.ClientDeclared.$Properties;
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
            }
        }
    }
}
