import * as $protobuf from "protobufjs/minimal.js";
import Long = require("long");

/** Namespace isotrail. */
export namespace isotrail {

    /** Namespace runs. */
    namespace runs {

        /** Namespace domain. */
        namespace domain {

            /** Namespace v1. */
            namespace v1 {

                /**
                 * Properties of a Property.
                 * @deprecated Use isotrail.runs.domain.v1.Property.$Properties instead.
                 */
                interface IProperty extends isotrail.runs.domain.v1.Property.$Properties {
                }

                /** Represents a Property. */
                class Property {

                    /**
                     * Constructs a new Property.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.runs.domain.v1.Property.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** Property name. */
                    name: string;

                    /** Property text. */
                    text: (string|null);

                    /** Property number. */
                    number: (number|null);

                    /** Property flag. */
                    flag: (boolean|null);

                    /**
                     * Creates a new Property instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns Property instance
                     */
                    static create(properties: isotrail.runs.domain.v1.Property.$Shape): isotrail.runs.domain.v1.Property & isotrail.runs.domain.v1.Property.$Shape;
                    static create(properties?: isotrail.runs.domain.v1.Property.$Properties): isotrail.runs.domain.v1.Property;

                    /**
                     * Encodes the specified Property message. Does not implicitly {@link isotrail.runs.domain.v1.Property.verify|verify} messages.
                     * @param message Property message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.runs.domain.v1.Property.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a Property message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.runs.domain.v1.Property & isotrail.runs.domain.v1.Property.$Shape} Property
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.runs.domain.v1.Property & isotrail.runs.domain.v1.Property.$Shape;
                }

                namespace Property {

                    /** Properties of a Property. */
                    interface $Properties {

                        /** Property name */
                        name?: string;

                        /** Property text */
                        text?: (string|null);

                        /** Property number */
                        number?: (number|null);

                        /** Property flag */
                        flag?: (boolean|null);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a Property. */
                    type $Shape = isotrail.runs.domain.v1.Property.$Properties;
                }

                /**
                 * Properties of a RunCreated.
                 * @deprecated Use isotrail.runs.domain.v1.RunCreated.$Properties instead.
                 */
                interface IRunCreated extends isotrail.runs.domain.v1.RunCreated.$Properties {
                }

                /** Represents a RunCreated. */
                class RunCreated {

                    /**
                     * Constructs a new RunCreated.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.runs.domain.v1.RunCreated.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** RunCreated sequencerType. */
                    sequencerType: string;

                    /** RunCreated layoutType. */
                    layoutType: string;

                    /** RunCreated description. */
                    description: (string|null);

                    /** RunCreated uploadStatus. */
                    uploadStatus: string;

                    /** RunCreated properties. */
                    properties: isotrail.runs.domain.v1.Property[];

                    /** RunCreated creatorId. */
                    creatorId: string;

                    /**
                     * Creates a new RunCreated instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns RunCreated instance
                     */
                    static create(properties: isotrail.runs.domain.v1.RunCreated.$Shape): isotrail.runs.domain.v1.RunCreated & isotrail.runs.domain.v1.RunCreated.$Shape;
                    static create(properties?: isotrail.runs.domain.v1.RunCreated.$Properties): isotrail.runs.domain.v1.RunCreated;

                    /**
                     * Encodes the specified RunCreated message. Does not implicitly {@link isotrail.runs.domain.v1.RunCreated.verify|verify} messages.
                     * @param message RunCreated message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.runs.domain.v1.RunCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a RunCreated message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.runs.domain.v1.RunCreated & isotrail.runs.domain.v1.RunCreated.$Shape} RunCreated
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.runs.domain.v1.RunCreated & isotrail.runs.domain.v1.RunCreated.$Shape;
                }

                namespace RunCreated {

                    /** Properties of a RunCreated. */
                    interface $Properties {

                        /** RunCreated sequencerType */
                        sequencerType?: string;

                        /** RunCreated layoutType */
                        layoutType?: string;

                        /** RunCreated description */
                        description?: (string|null);

                        /** RunCreated uploadStatus */
                        uploadStatus?: string;

                        /** RunCreated properties */
                        properties?: isotrail.runs.domain.v1.Property.$Properties[];

                        /** RunCreated creatorId */
                        creatorId?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a RunCreated. */
                    type $Shape = isotrail.runs.domain.v1.RunCreated.$Properties;
                }

                /**
                 * Properties of a RunChanged.
                 * @deprecated Use isotrail.runs.domain.v1.RunChanged.$Properties instead.
                 */
                interface IRunChanged extends isotrail.runs.domain.v1.RunChanged.$Properties {
                }

                /** Represents a RunChanged. */
                class RunChanged {

                    /**
                     * Constructs a new RunChanged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.runs.domain.v1.RunChanged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** RunChanged layoutType. */
                    layoutType: (string|null);

                    /** RunChanged description. */
                    description: (string|null);

                    /** RunChanged cleared. */
                    cleared: string[];

                    /**
                     * Creates a new RunChanged instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns RunChanged instance
                     */
                    static create(properties: isotrail.runs.domain.v1.RunChanged.$Shape): isotrail.runs.domain.v1.RunChanged & isotrail.runs.domain.v1.RunChanged.$Shape;
                    static create(properties?: isotrail.runs.domain.v1.RunChanged.$Properties): isotrail.runs.domain.v1.RunChanged;

                    /**
                     * Encodes the specified RunChanged message. Does not implicitly {@link isotrail.runs.domain.v1.RunChanged.verify|verify} messages.
                     * @param message RunChanged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.runs.domain.v1.RunChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a RunChanged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.runs.domain.v1.RunChanged & isotrail.runs.domain.v1.RunChanged.$Shape} RunChanged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.runs.domain.v1.RunChanged & isotrail.runs.domain.v1.RunChanged.$Shape;
                }

                namespace RunChanged {

                    /** Properties of a RunChanged. */
                    interface $Properties {

                        /** RunChanged layoutType */
                        layoutType?: (string|null);

                        /** RunChanged description */
                        description?: (string|null);

                        /** RunChanged cleared */
                        cleared?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a RunChanged. */
                    type $Shape = isotrail.runs.domain.v1.RunChanged.$Properties;
                }

                /**
                 * Properties of a RunUploadStatusChanged.
                 * @deprecated Use isotrail.runs.domain.v1.RunUploadStatusChanged.$Properties instead.
                 */
                interface IRunUploadStatusChanged extends isotrail.runs.domain.v1.RunUploadStatusChanged.$Properties {
                }

                /** Represents a RunUploadStatusChanged. */
                class RunUploadStatusChanged {

                    /**
                     * Constructs a new RunUploadStatusChanged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.runs.domain.v1.RunUploadStatusChanged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** RunUploadStatusChanged from. */
                    from: string;

                    /** RunUploadStatusChanged to. */
                    to: string;

                    /**
                     * Creates a new RunUploadStatusChanged instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns RunUploadStatusChanged instance
                     */
                    static create(properties: isotrail.runs.domain.v1.RunUploadStatusChanged.$Shape): isotrail.runs.domain.v1.RunUploadStatusChanged & isotrail.runs.domain.v1.RunUploadStatusChanged.$Shape;
                    static create(properties?: isotrail.runs.domain.v1.RunUploadStatusChanged.$Properties): isotrail.runs.domain.v1.RunUploadStatusChanged;

                    /**
                     * Encodes the specified RunUploadStatusChanged message. Does not implicitly {@link isotrail.runs.domain.v1.RunUploadStatusChanged.verify|verify} messages.
                     * @param message RunUploadStatusChanged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.runs.domain.v1.RunUploadStatusChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a RunUploadStatusChanged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.runs.domain.v1.RunUploadStatusChanged & isotrail.runs.domain.v1.RunUploadStatusChanged.$Shape} RunUploadStatusChanged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.runs.domain.v1.RunUploadStatusChanged & isotrail.runs.domain.v1.RunUploadStatusChanged.$Shape;
                }

                namespace RunUploadStatusChanged {

                    /** Properties of a RunUploadStatusChanged. */
                    interface $Properties {

                        /** RunUploadStatusChanged from */
                        from?: string;

                        /** RunUploadStatusChanged to */
                        to?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a RunUploadStatusChanged. */
                    type $Shape = isotrail.runs.domain.v1.RunUploadStatusChanged.$Properties;
                }

                /**
                 * Properties of a RunDeleted.
                 * @deprecated Use isotrail.runs.domain.v1.RunDeleted.$Properties instead.
                 */
                interface IRunDeleted extends isotrail.runs.domain.v1.RunDeleted.$Properties {
                }

                /** Represents a RunDeleted. */
                class RunDeleted {

                    /**
                     * Constructs a new RunDeleted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.runs.domain.v1.RunDeleted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new RunDeleted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns RunDeleted instance
                     */
                    static create(properties: isotrail.runs.domain.v1.RunDeleted.$Shape): isotrail.runs.domain.v1.RunDeleted & isotrail.runs.domain.v1.RunDeleted.$Shape;
                    static create(properties?: isotrail.runs.domain.v1.RunDeleted.$Properties): isotrail.runs.domain.v1.RunDeleted;

                    /**
                     * Encodes the specified RunDeleted message. Does not implicitly {@link isotrail.runs.domain.v1.RunDeleted.verify|verify} messages.
                     * @param message RunDeleted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.runs.domain.v1.RunDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a RunDeleted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.runs.domain.v1.RunDeleted & isotrail.runs.domain.v1.RunDeleted.$Shape} RunDeleted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.runs.domain.v1.RunDeleted & isotrail.runs.domain.v1.RunDeleted.$Shape;
                }

                namespace RunDeleted {

                    /** Properties of a RunDeleted. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a RunDeleted. */
                    type $Shape = isotrail.runs.domain.v1.RunDeleted.$Properties;
                }
            }
        }
    }
}
