import * as $protobuf from "protobufjs/minimal.js";
import Long = require("long");

/** Namespace isotrail. */
export namespace isotrail {

    /** Namespace files. */
    namespace files {

        /** Namespace domain. */
        namespace domain {

            /** Namespace v1. */
            namespace v1 {

                /**
                 * Properties of a Property.
                 * @deprecated Use isotrail.files.domain.v1.Property.$Properties instead.
                 */
                interface IProperty extends isotrail.files.domain.v1.Property.$Properties {
                }

                /** Represents a Property. */
                class Property {

                    /**
                     * Constructs a new Property.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.Property.$Properties);

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
                    static create(properties: isotrail.files.domain.v1.Property.$Shape): isotrail.files.domain.v1.Property & isotrail.files.domain.v1.Property.$Shape;
                    static create(properties?: isotrail.files.domain.v1.Property.$Properties): isotrail.files.domain.v1.Property;

                    /**
                     * Encodes the specified Property message. Does not implicitly {@link isotrail.files.domain.v1.Property.verify|verify} messages.
                     * @param message Property message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.Property.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a Property message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.Property & isotrail.files.domain.v1.Property.$Shape} Property
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.Property & isotrail.files.domain.v1.Property.$Shape;
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
                    type $Shape = isotrail.files.domain.v1.Property.$Properties;
                }

                /**
                 * Properties of a StoredFile.
                 * @deprecated Use isotrail.files.domain.v1.StoredFile.$Properties instead.
                 */
                interface IStoredFile extends isotrail.files.domain.v1.StoredFile.$Properties {
                }

                /** Represents a StoredFile. */
                class StoredFile {

                    /**
                     * Constructs a new StoredFile.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.StoredFile.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** StoredFile fileId. */
                    fileId: string;

                    /** StoredFile fileName. */
                    fileName: string;

                    /** StoredFile blob. */
                    blob: string;

                    /** StoredFile size. */
                    size: number;

                    /** StoredFile sha256. */
                    sha256: string;

                    /** StoredFile properties. */
                    properties: isotrail.files.domain.v1.Property[];

                    /** StoredFile compression. */
                    compression: string;

                    /**
                     * Creates a new StoredFile instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns StoredFile instance
                     */
                    static create(properties: isotrail.files.domain.v1.StoredFile.$Shape): isotrail.files.domain.v1.StoredFile & isotrail.files.domain.v1.StoredFile.$Shape;
                    static create(properties?: isotrail.files.domain.v1.StoredFile.$Properties): isotrail.files.domain.v1.StoredFile;

                    /**
                     * Encodes the specified StoredFile message. Does not implicitly {@link isotrail.files.domain.v1.StoredFile.verify|verify} messages.
                     * @param message StoredFile message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.StoredFile.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a StoredFile message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.StoredFile & isotrail.files.domain.v1.StoredFile.$Shape} StoredFile
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.StoredFile & isotrail.files.domain.v1.StoredFile.$Shape;
                }

                namespace StoredFile {

                    /** Properties of a StoredFile. */
                    interface $Properties {

                        /** StoredFile fileId */
                        fileId?: string;

                        /** StoredFile fileName */
                        fileName?: string;

                        /** StoredFile blob */
                        blob?: string;

                        /** StoredFile size */
                        size?: number;

                        /** StoredFile sha256 */
                        sha256?: string;

                        /** StoredFile properties */
                        properties?: isotrail.files.domain.v1.Property.$Properties[];

                        /** StoredFile compression */
                        compression?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a StoredFile. */
                    type $Shape = isotrail.files.domain.v1.StoredFile.$Properties;
                }

                /**
                 * Properties of an ObjectUploaded.
                 * @deprecated Use isotrail.files.domain.v1.ObjectUploaded.$Properties instead.
                 */
                interface IObjectUploaded extends isotrail.files.domain.v1.ObjectUploaded.$Properties {
                }

                /** Represents an ObjectUploaded. */
                class ObjectUploaded {

                    /**
                     * Constructs a new ObjectUploaded.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.ObjectUploaded.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ObjectUploaded sampleId. */
                    sampleId: string;

                    /** ObjectUploaded runId. */
                    runId: string;

                    /** ObjectUploaded files. */
                    files: isotrail.files.domain.v1.StoredFile[];

                    /** ObjectUploaded projects. */
                    projects: string[];

                    /** ObjectUploaded format. */
                    format: string;

                    /**
                     * Creates a new ObjectUploaded instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ObjectUploaded instance
                     */
                    static create(properties: isotrail.files.domain.v1.ObjectUploaded.$Shape): isotrail.files.domain.v1.ObjectUploaded & isotrail.files.domain.v1.ObjectUploaded.$Shape;
                    static create(properties?: isotrail.files.domain.v1.ObjectUploaded.$Properties): isotrail.files.domain.v1.ObjectUploaded;

                    /**
                     * Encodes the specified ObjectUploaded message. Does not implicitly {@link isotrail.files.domain.v1.ObjectUploaded.verify|verify} messages.
                     * @param message ObjectUploaded message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.ObjectUploaded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an ObjectUploaded message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.ObjectUploaded & isotrail.files.domain.v1.ObjectUploaded.$Shape} ObjectUploaded
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.ObjectUploaded & isotrail.files.domain.v1.ObjectUploaded.$Shape;
                }

                namespace ObjectUploaded {

                    /** Properties of an ObjectUploaded. */
                    interface $Properties {

                        /** ObjectUploaded sampleId */
                        sampleId?: string;

                        /** ObjectUploaded runId */
                        runId?: string;

                        /** ObjectUploaded files */
                        files?: isotrail.files.domain.v1.StoredFile.$Properties[];

                        /** ObjectUploaded projects */
                        projects?: string[];

                        /** ObjectUploaded format */
                        format?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an ObjectUploaded. */
                    type $Shape = isotrail.files.domain.v1.ObjectUploaded.$Properties;
                }

                /**
                 * Properties of an ObjectLinkedToRun.
                 * @deprecated Use isotrail.files.domain.v1.ObjectLinkedToRun.$Properties instead.
                 */
                interface IObjectLinkedToRun extends isotrail.files.domain.v1.ObjectLinkedToRun.$Properties {
                }

                /** Represents an ObjectLinkedToRun. */
                class ObjectLinkedToRun {

                    /**
                     * Constructs a new ObjectLinkedToRun.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.ObjectLinkedToRun.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ObjectLinkedToRun runId. */
                    runId: string;

                    /** ObjectLinkedToRun sampleId. */
                    sampleId: string;

                    /** ObjectLinkedToRun fileIds. */
                    fileIds: string[];

                    /** ObjectLinkedToRun projects. */
                    projects: string[];

                    /**
                     * Creates a new ObjectLinkedToRun instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ObjectLinkedToRun instance
                     */
                    static create(properties: isotrail.files.domain.v1.ObjectLinkedToRun.$Shape): isotrail.files.domain.v1.ObjectLinkedToRun & isotrail.files.domain.v1.ObjectLinkedToRun.$Shape;
                    static create(properties?: isotrail.files.domain.v1.ObjectLinkedToRun.$Properties): isotrail.files.domain.v1.ObjectLinkedToRun;

                    /**
                     * Encodes the specified ObjectLinkedToRun message. Does not implicitly {@link isotrail.files.domain.v1.ObjectLinkedToRun.verify|verify} messages.
                     * @param message ObjectLinkedToRun message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.ObjectLinkedToRun.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an ObjectLinkedToRun message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.ObjectLinkedToRun & isotrail.files.domain.v1.ObjectLinkedToRun.$Shape} ObjectLinkedToRun
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.ObjectLinkedToRun & isotrail.files.domain.v1.ObjectLinkedToRun.$Shape;
                }

                namespace ObjectLinkedToRun {

                    /** Properties of an ObjectLinkedToRun. */
                    interface $Properties {

                        /** ObjectLinkedToRun runId */
                        runId?: string;

                        /** ObjectLinkedToRun sampleId */
                        sampleId?: string;

                        /** ObjectLinkedToRun fileIds */
                        fileIds?: string[];

                        /** ObjectLinkedToRun projects */
                        projects?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an ObjectLinkedToRun. */
                    type $Shape = isotrail.files.domain.v1.ObjectLinkedToRun.$Properties;
                }

                /**
                 * Properties of an ObjectMoved.
                 * @deprecated Use isotrail.files.domain.v1.ObjectMoved.$Properties instead.
                 */
                interface IObjectMoved extends isotrail.files.domain.v1.ObjectMoved.$Properties {
                }

                /** Represents an ObjectMoved. */
                class ObjectMoved {

                    /**
                     * Constructs a new ObjectMoved.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.ObjectMoved.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ObjectMoved fromSampleId. */
                    fromSampleId: string;

                    /** ObjectMoved sampleId. */
                    sampleId: string;

                    /** ObjectMoved fileIds. */
                    fileIds: string[];

                    /** ObjectMoved projects. */
                    projects: string[];

                    /**
                     * Creates a new ObjectMoved instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ObjectMoved instance
                     */
                    static create(properties: isotrail.files.domain.v1.ObjectMoved.$Shape): isotrail.files.domain.v1.ObjectMoved & isotrail.files.domain.v1.ObjectMoved.$Shape;
                    static create(properties?: isotrail.files.domain.v1.ObjectMoved.$Properties): isotrail.files.domain.v1.ObjectMoved;

                    /**
                     * Encodes the specified ObjectMoved message. Does not implicitly {@link isotrail.files.domain.v1.ObjectMoved.verify|verify} messages.
                     * @param message ObjectMoved message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.ObjectMoved.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an ObjectMoved message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.ObjectMoved & isotrail.files.domain.v1.ObjectMoved.$Shape} ObjectMoved
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.ObjectMoved & isotrail.files.domain.v1.ObjectMoved.$Shape;
                }

                namespace ObjectMoved {

                    /** Properties of an ObjectMoved. */
                    interface $Properties {

                        /** ObjectMoved fromSampleId */
                        fromSampleId?: string;

                        /** ObjectMoved sampleId */
                        sampleId?: string;

                        /** ObjectMoved fileIds */
                        fileIds?: string[];

                        /** ObjectMoved projects */
                        projects?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an ObjectMoved. */
                    type $Shape = isotrail.files.domain.v1.ObjectMoved.$Properties;
                }

                /**
                 * Properties of a SampleProjectsSeen.
                 * @deprecated Use isotrail.files.domain.v1.SampleProjectsSeen.$Properties instead.
                 */
                interface ISampleProjectsSeen extends isotrail.files.domain.v1.SampleProjectsSeen.$Properties {
                }

                /** Represents a SampleProjectsSeen. */
                class SampleProjectsSeen {

                    /**
                     * Constructs a new SampleProjectsSeen.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.SampleProjectsSeen.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleProjectsSeen projects. */
                    projects: string[];

                    /**
                     * Creates a new SampleProjectsSeen instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleProjectsSeen instance
                     */
                    static create(properties: isotrail.files.domain.v1.SampleProjectsSeen.$Shape): isotrail.files.domain.v1.SampleProjectsSeen & isotrail.files.domain.v1.SampleProjectsSeen.$Shape;
                    static create(properties?: isotrail.files.domain.v1.SampleProjectsSeen.$Properties): isotrail.files.domain.v1.SampleProjectsSeen;

                    /**
                     * Encodes the specified SampleProjectsSeen message. Does not implicitly {@link isotrail.files.domain.v1.SampleProjectsSeen.verify|verify} messages.
                     * @param message SampleProjectsSeen message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.SampleProjectsSeen.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleProjectsSeen message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.SampleProjectsSeen & isotrail.files.domain.v1.SampleProjectsSeen.$Shape} SampleProjectsSeen
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.SampleProjectsSeen & isotrail.files.domain.v1.SampleProjectsSeen.$Shape;
                }

                namespace SampleProjectsSeen {

                    /** Properties of a SampleProjectsSeen. */
                    interface $Properties {

                        /** SampleProjectsSeen projects */
                        projects?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleProjectsSeen. */
                    type $Shape = isotrail.files.domain.v1.SampleProjectsSeen.$Properties;
                }

                /**
                 * Properties of an ObjectUsed.
                 * @deprecated Use isotrail.files.domain.v1.ObjectUsed.$Properties instead.
                 */
                interface IObjectUsed extends isotrail.files.domain.v1.ObjectUsed.$Properties {
                }

                /** Represents an ObjectUsed. */
                class ObjectUsed {

                    /**
                     * Constructs a new ObjectUsed.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.ObjectUsed.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ObjectUsed submissionId. */
                    submissionId: string;

                    /**
                     * Creates a new ObjectUsed instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ObjectUsed instance
                     */
                    static create(properties: isotrail.files.domain.v1.ObjectUsed.$Shape): isotrail.files.domain.v1.ObjectUsed & isotrail.files.domain.v1.ObjectUsed.$Shape;
                    static create(properties?: isotrail.files.domain.v1.ObjectUsed.$Properties): isotrail.files.domain.v1.ObjectUsed;

                    /**
                     * Encodes the specified ObjectUsed message. Does not implicitly {@link isotrail.files.domain.v1.ObjectUsed.verify|verify} messages.
                     * @param message ObjectUsed message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.ObjectUsed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an ObjectUsed message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.ObjectUsed & isotrail.files.domain.v1.ObjectUsed.$Shape} ObjectUsed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.ObjectUsed & isotrail.files.domain.v1.ObjectUsed.$Shape;
                }

                namespace ObjectUsed {

                    /** Properties of an ObjectUsed. */
                    interface $Properties {

                        /** ObjectUsed submissionId */
                        submissionId?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an ObjectUsed. */
                    type $Shape = isotrail.files.domain.v1.ObjectUsed.$Properties;
                }

                /**
                 * Properties of an ObjectDeleted.
                 * @deprecated Use isotrail.files.domain.v1.ObjectDeleted.$Properties instead.
                 */
                interface IObjectDeleted extends isotrail.files.domain.v1.ObjectDeleted.$Properties {
                }

                /** Represents an ObjectDeleted. */
                class ObjectDeleted {

                    /**
                     * Constructs a new ObjectDeleted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.ObjectDeleted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ObjectDeleted projects. */
                    projects: string[];

                    /** ObjectDeleted destroy. */
                    destroy: boolean;

                    /** ObjectDeleted sampleId. */
                    sampleId: string;

                    /** ObjectDeleted runId. */
                    runId: string;

                    /** ObjectDeleted fileIds. */
                    fileIds: string[];

                    /**
                     * Creates a new ObjectDeleted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ObjectDeleted instance
                     */
                    static create(properties: isotrail.files.domain.v1.ObjectDeleted.$Shape): isotrail.files.domain.v1.ObjectDeleted & isotrail.files.domain.v1.ObjectDeleted.$Shape;
                    static create(properties?: isotrail.files.domain.v1.ObjectDeleted.$Properties): isotrail.files.domain.v1.ObjectDeleted;

                    /**
                     * Encodes the specified ObjectDeleted message. Does not implicitly {@link isotrail.files.domain.v1.ObjectDeleted.verify|verify} messages.
                     * @param message ObjectDeleted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.ObjectDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an ObjectDeleted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.ObjectDeleted & isotrail.files.domain.v1.ObjectDeleted.$Shape} ObjectDeleted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.ObjectDeleted & isotrail.files.domain.v1.ObjectDeleted.$Shape;
                }

                namespace ObjectDeleted {

                    /** Properties of an ObjectDeleted. */
                    interface $Properties {

                        /** ObjectDeleted projects */
                        projects?: string[];

                        /** ObjectDeleted destroy */
                        destroy?: boolean;

                        /** ObjectDeleted sampleId */
                        sampleId?: string;

                        /** ObjectDeleted runId */
                        runId?: string;

                        /** ObjectDeleted fileIds */
                        fileIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an ObjectDeleted. */
                    type $Shape = isotrail.files.domain.v1.ObjectDeleted.$Properties;
                }

                /**
                 * Properties of a ContentReleased.
                 * @deprecated Use isotrail.files.domain.v1.ContentReleased.$Properties instead.
                 */
                interface IContentReleased extends isotrail.files.domain.v1.ContentReleased.$Properties {
                }

                /** Represents a ContentReleased. */
                class ContentReleased {

                    /**
                     * Constructs a new ContentReleased.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.ContentReleased.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new ContentReleased instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ContentReleased instance
                     */
                    static create(properties: isotrail.files.domain.v1.ContentReleased.$Shape): isotrail.files.domain.v1.ContentReleased & isotrail.files.domain.v1.ContentReleased.$Shape;
                    static create(properties?: isotrail.files.domain.v1.ContentReleased.$Properties): isotrail.files.domain.v1.ContentReleased;

                    /**
                     * Encodes the specified ContentReleased message. Does not implicitly {@link isotrail.files.domain.v1.ContentReleased.verify|verify} messages.
                     * @param message ContentReleased message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.ContentReleased.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ContentReleased message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.ContentReleased & isotrail.files.domain.v1.ContentReleased.$Shape} ContentReleased
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.ContentReleased & isotrail.files.domain.v1.ContentReleased.$Shape;
                }

                namespace ContentReleased {

                    /** Properties of a ContentReleased. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ContentReleased. */
                    type $Shape = isotrail.files.domain.v1.ContentReleased.$Properties;
                }

                /**
                 * Properties of a ContentUnused.
                 * @deprecated Use isotrail.files.domain.v1.ContentUnused.$Properties instead.
                 */
                interface IContentUnused extends isotrail.files.domain.v1.ContentUnused.$Properties {
                }

                /** Represents a ContentUnused. */
                class ContentUnused {

                    /**
                     * Constructs a new ContentUnused.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.ContentUnused.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new ContentUnused instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ContentUnused instance
                     */
                    static create(properties: isotrail.files.domain.v1.ContentUnused.$Shape): isotrail.files.domain.v1.ContentUnused & isotrail.files.domain.v1.ContentUnused.$Shape;
                    static create(properties?: isotrail.files.domain.v1.ContentUnused.$Properties): isotrail.files.domain.v1.ContentUnused;

                    /**
                     * Encodes the specified ContentUnused message. Does not implicitly {@link isotrail.files.domain.v1.ContentUnused.verify|verify} messages.
                     * @param message ContentUnused message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.ContentUnused.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ContentUnused message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.ContentUnused & isotrail.files.domain.v1.ContentUnused.$Shape} ContentUnused
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.ContentUnused & isotrail.files.domain.v1.ContentUnused.$Shape;
                }

                namespace ContentUnused {

                    /** Properties of a ContentUnused. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ContentUnused. */
                    type $Shape = isotrail.files.domain.v1.ContentUnused.$Properties;
                }

                /**
                 * Properties of a ContentDestroyed.
                 * @deprecated Use isotrail.files.domain.v1.ContentDestroyed.$Properties instead.
                 */
                interface IContentDestroyed extends isotrail.files.domain.v1.ContentDestroyed.$Properties {
                }

                /** Represents a ContentDestroyed. */
                class ContentDestroyed {

                    /**
                     * Constructs a new ContentDestroyed.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.ContentDestroyed.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ContentDestroyed projects. */
                    projects: string[];

                    /** ContentDestroyed fileIds. */
                    fileIds: string[];

                    /**
                     * Creates a new ContentDestroyed instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ContentDestroyed instance
                     */
                    static create(properties: isotrail.files.domain.v1.ContentDestroyed.$Shape): isotrail.files.domain.v1.ContentDestroyed & isotrail.files.domain.v1.ContentDestroyed.$Shape;
                    static create(properties?: isotrail.files.domain.v1.ContentDestroyed.$Properties): isotrail.files.domain.v1.ContentDestroyed;

                    /**
                     * Encodes the specified ContentDestroyed message. Does not implicitly {@link isotrail.files.domain.v1.ContentDestroyed.verify|verify} messages.
                     * @param message ContentDestroyed message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.ContentDestroyed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ContentDestroyed message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.ContentDestroyed & isotrail.files.domain.v1.ContentDestroyed.$Shape} ContentDestroyed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.ContentDestroyed & isotrail.files.domain.v1.ContentDestroyed.$Shape;
                }

                namespace ContentDestroyed {

                    /** Properties of a ContentDestroyed. */
                    interface $Properties {

                        /** ContentDestroyed projects */
                        projects?: string[];

                        /** ContentDestroyed fileIds */
                        fileIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ContentDestroyed. */
                    type $Shape = isotrail.files.domain.v1.ContentDestroyed.$Properties;
                }

                /**
                 * Properties of a QualityControlDue.
                 * @deprecated Use isotrail.files.domain.v1.QualityControlDue.$Properties instead.
                 */
                interface IQualityControlDue extends isotrail.files.domain.v1.QualityControlDue.$Properties {
                }

                /** Represents a QualityControlDue. */
                class QualityControlDue {

                    /**
                     * Constructs a new QualityControlDue.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.QualityControlDue.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new QualityControlDue instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns QualityControlDue instance
                     */
                    static create(properties: isotrail.files.domain.v1.QualityControlDue.$Shape): isotrail.files.domain.v1.QualityControlDue & isotrail.files.domain.v1.QualityControlDue.$Shape;
                    static create(properties?: isotrail.files.domain.v1.QualityControlDue.$Properties): isotrail.files.domain.v1.QualityControlDue;

                    /**
                     * Encodes the specified QualityControlDue message. Does not implicitly {@link isotrail.files.domain.v1.QualityControlDue.verify|verify} messages.
                     * @param message QualityControlDue message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.QualityControlDue.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a QualityControlDue message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.QualityControlDue & isotrail.files.domain.v1.QualityControlDue.$Shape} QualityControlDue
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.QualityControlDue & isotrail.files.domain.v1.QualityControlDue.$Shape;
                }

                namespace QualityControlDue {

                    /** Properties of a QualityControlDue. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a QualityControlDue. */
                    type $Shape = isotrail.files.domain.v1.QualityControlDue.$Properties;
                }

                /**
                 * Properties of a QualityControlStarted.
                 * @deprecated Use isotrail.files.domain.v1.QualityControlStarted.$Properties instead.
                 */
                interface IQualityControlStarted extends isotrail.files.domain.v1.QualityControlStarted.$Properties {
                }

                /** Represents a QualityControlStarted. */
                class QualityControlStarted {

                    /**
                     * Constructs a new QualityControlStarted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.QualityControlStarted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** QualityControlStarted fileId. */
                    fileId: string;

                    /**
                     * Creates a new QualityControlStarted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns QualityControlStarted instance
                     */
                    static create(properties: isotrail.files.domain.v1.QualityControlStarted.$Shape): isotrail.files.domain.v1.QualityControlStarted & isotrail.files.domain.v1.QualityControlStarted.$Shape;
                    static create(properties?: isotrail.files.domain.v1.QualityControlStarted.$Properties): isotrail.files.domain.v1.QualityControlStarted;

                    /**
                     * Encodes the specified QualityControlStarted message. Does not implicitly {@link isotrail.files.domain.v1.QualityControlStarted.verify|verify} messages.
                     * @param message QualityControlStarted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.QualityControlStarted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a QualityControlStarted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.QualityControlStarted & isotrail.files.domain.v1.QualityControlStarted.$Shape} QualityControlStarted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.QualityControlStarted & isotrail.files.domain.v1.QualityControlStarted.$Shape;
                }

                namespace QualityControlStarted {

                    /** Properties of a QualityControlStarted. */
                    interface $Properties {

                        /** QualityControlStarted fileId */
                        fileId?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a QualityControlStarted. */
                    type $Shape = isotrail.files.domain.v1.QualityControlStarted.$Properties;
                }

                /**
                 * Properties of a QualityControlReleased.
                 * @deprecated Use isotrail.files.domain.v1.QualityControlReleased.$Properties instead.
                 */
                interface IQualityControlReleased extends isotrail.files.domain.v1.QualityControlReleased.$Properties {
                }

                /** Represents a QualityControlReleased. */
                class QualityControlReleased {

                    /**
                     * Constructs a new QualityControlReleased.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.QualityControlReleased.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** QualityControlReleased fileId. */
                    fileId: string;

                    /**
                     * Creates a new QualityControlReleased instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns QualityControlReleased instance
                     */
                    static create(properties: isotrail.files.domain.v1.QualityControlReleased.$Shape): isotrail.files.domain.v1.QualityControlReleased & isotrail.files.domain.v1.QualityControlReleased.$Shape;
                    static create(properties?: isotrail.files.domain.v1.QualityControlReleased.$Properties): isotrail.files.domain.v1.QualityControlReleased;

                    /**
                     * Encodes the specified QualityControlReleased message. Does not implicitly {@link isotrail.files.domain.v1.QualityControlReleased.verify|verify} messages.
                     * @param message QualityControlReleased message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.QualityControlReleased.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a QualityControlReleased message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.QualityControlReleased & isotrail.files.domain.v1.QualityControlReleased.$Shape} QualityControlReleased
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.QualityControlReleased & isotrail.files.domain.v1.QualityControlReleased.$Shape;
                }

                namespace QualityControlReleased {

                    /** Properties of a QualityControlReleased. */
                    interface $Properties {

                        /** QualityControlReleased fileId */
                        fileId?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a QualityControlReleased. */
                    type $Shape = isotrail.files.domain.v1.QualityControlReleased.$Properties;
                }

                /**
                 * Properties of a QualityControlCompleted.
                 * @deprecated Use isotrail.files.domain.v1.QualityControlCompleted.$Properties instead.
                 */
                interface IQualityControlCompleted extends isotrail.files.domain.v1.QualityControlCompleted.$Properties {
                }

                /** Represents a QualityControlCompleted. */
                class QualityControlCompleted {

                    /**
                     * Constructs a new QualityControlCompleted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.QualityControlCompleted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** QualityControlCompleted fileId. */
                    fileId: string;

                    /** QualityControlCompleted sampleId. */
                    sampleId: string;

                    /** QualityControlCompleted runId. */
                    runId: string;

                    /** QualityControlCompleted projects. */
                    projects: string[];

                    /** QualityControlCompleted engine. */
                    engine: string;

                    /** QualityControlCompleted profile. */
                    profile: string;

                    /** QualityControlCompleted description. */
                    description: string;

                    /** QualityControlCompleted label. */
                    label: string;

                    /** QualityControlCompleted executionManagerAnalysisId. */
                    executionManagerAnalysisId: string;

                    /** QualityControlCompleted additionalProperties. */
                    additionalProperties: { [k: string]: string };

                    /** QualityControlCompleted fileType. */
                    fileType: string;

                    /** QualityControlCompleted encoding. */
                    encoding: string;

                    /** QualityControlCompleted totalSequences. */
                    totalSequences: number;

                    /** QualityControlCompleted filteredSequences. */
                    filteredSequences: number;

                    /** QualityControlCompleted totalBases. */
                    totalBases: number;

                    /** QualityControlCompleted minLength. */
                    minLength: number;

                    /** QualityControlCompleted maxLength. */
                    maxLength: number;

                    /** QualityControlCompleted gcContent. */
                    gcContent: number;

                    /** QualityControlCompleted tables. */
                    tables: Uint8Array;

                    /** QualityControlCompleted gcPercent. */
                    gcPercent: (number|null);

                    /** QualityControlCompleted meanQuality. */
                    meanQuality: (number|null);

                    /** QualityControlCompleted q30Percent. */
                    q30Percent: (number|null);

                    /** QualityControlCompleted modules. */
                    modules: { [k: string]: string };

                    /** QualityControlCompleted warnings. */
                    warnings: string[];

                    /** QualityControlCompleted fileName. */
                    fileName: string;

                    /** QualityControlCompleted sha256. */
                    sha256: string;

                    /** QualityControlCompleted sampleName. */
                    sampleName: string;

                    /** QualityControlCompleted coverage. */
                    coverage: (number|null);

                    /**
                     * Creates a new QualityControlCompleted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns QualityControlCompleted instance
                     */
                    static create(properties: isotrail.files.domain.v1.QualityControlCompleted.$Shape): isotrail.files.domain.v1.QualityControlCompleted & isotrail.files.domain.v1.QualityControlCompleted.$Shape;
                    static create(properties?: isotrail.files.domain.v1.QualityControlCompleted.$Properties): isotrail.files.domain.v1.QualityControlCompleted;

                    /**
                     * Encodes the specified QualityControlCompleted message. Does not implicitly {@link isotrail.files.domain.v1.QualityControlCompleted.verify|verify} messages.
                     * @param message QualityControlCompleted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.QualityControlCompleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a QualityControlCompleted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.QualityControlCompleted & isotrail.files.domain.v1.QualityControlCompleted.$Shape} QualityControlCompleted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.QualityControlCompleted & isotrail.files.domain.v1.QualityControlCompleted.$Shape;
                }

                namespace QualityControlCompleted {

                    /** Properties of a QualityControlCompleted. */
                    interface $Properties {

                        /** QualityControlCompleted fileId */
                        fileId?: string;

                        /** QualityControlCompleted sampleId */
                        sampleId?: string;

                        /** QualityControlCompleted runId */
                        runId?: string;

                        /** QualityControlCompleted projects */
                        projects?: string[];

                        /** QualityControlCompleted engine */
                        engine?: string;

                        /** QualityControlCompleted profile */
                        profile?: string;

                        /** QualityControlCompleted description */
                        description?: string;

                        /** QualityControlCompleted label */
                        label?: string;

                        /** QualityControlCompleted executionManagerAnalysisId */
                        executionManagerAnalysisId?: string;

                        /** QualityControlCompleted additionalProperties */
                        additionalProperties?: { [k: string]: string };

                        /** QualityControlCompleted fileType */
                        fileType?: string;

                        /** QualityControlCompleted encoding */
                        encoding?: string;

                        /** QualityControlCompleted totalSequences */
                        totalSequences?: number;

                        /** QualityControlCompleted filteredSequences */
                        filteredSequences?: number;

                        /** QualityControlCompleted totalBases */
                        totalBases?: number;

                        /** QualityControlCompleted minLength */
                        minLength?: number;

                        /** QualityControlCompleted maxLength */
                        maxLength?: number;

                        /** QualityControlCompleted gcContent */
                        gcContent?: number;

                        /** QualityControlCompleted tables */
                        tables?: Uint8Array;

                        /** QualityControlCompleted gcPercent */
                        gcPercent?: (number|null);

                        /** QualityControlCompleted meanQuality */
                        meanQuality?: (number|null);

                        /** QualityControlCompleted q30Percent */
                        q30Percent?: (number|null);

                        /** QualityControlCompleted modules */
                        modules?: { [k: string]: string };

                        /** QualityControlCompleted warnings */
                        warnings?: string[];

                        /** QualityControlCompleted fileName */
                        fileName?: string;

                        /** QualityControlCompleted sha256 */
                        sha256?: string;

                        /** QualityControlCompleted sampleName */
                        sampleName?: string;

                        /** QualityControlCompleted coverage */
                        coverage?: (number|null);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a QualityControlCompleted. */
                    type $Shape = isotrail.files.domain.v1.QualityControlCompleted.$Properties;
                }

                /**
                 * Properties of a QualityControlFailed.
                 * @deprecated Use isotrail.files.domain.v1.QualityControlFailed.$Properties instead.
                 */
                interface IQualityControlFailed extends isotrail.files.domain.v1.QualityControlFailed.$Properties {
                }

                /** Represents a QualityControlFailed. */
                class QualityControlFailed {

                    /**
                     * Constructs a new QualityControlFailed.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.QualityControlFailed.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** QualityControlFailed fileId. */
                    fileId: string;

                    /** QualityControlFailed sampleId. */
                    sampleId: string;

                    /** QualityControlFailed runId. */
                    runId: string;

                    /** QualityControlFailed projects. */
                    projects: string[];

                    /** QualityControlFailed engine. */
                    engine: string;

                    /** QualityControlFailed profile. */
                    profile: string;

                    /** QualityControlFailed code. */
                    code: string;

                    /** QualityControlFailed record. */
                    record: (number|null);

                    /** QualityControlFailed offset. */
                    offset: (number|null);

                    /** QualityControlFailed message. */
                    message: string;

                    /** QualityControlFailed fileName. */
                    fileName: string;

                    /** QualityControlFailed sha256. */
                    sha256: string;

                    /**
                     * Creates a new QualityControlFailed instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns QualityControlFailed instance
                     */
                    static create(properties: isotrail.files.domain.v1.QualityControlFailed.$Shape): isotrail.files.domain.v1.QualityControlFailed & isotrail.files.domain.v1.QualityControlFailed.$Shape;
                    static create(properties?: isotrail.files.domain.v1.QualityControlFailed.$Properties): isotrail.files.domain.v1.QualityControlFailed;

                    /**
                     * Encodes the specified QualityControlFailed message. Does not implicitly {@link isotrail.files.domain.v1.QualityControlFailed.verify|verify} messages.
                     * @param message QualityControlFailed message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.QualityControlFailed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a QualityControlFailed message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.QualityControlFailed & isotrail.files.domain.v1.QualityControlFailed.$Shape} QualityControlFailed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.QualityControlFailed & isotrail.files.domain.v1.QualityControlFailed.$Shape;
                }

                namespace QualityControlFailed {

                    /** Properties of a QualityControlFailed. */
                    interface $Properties {

                        /** QualityControlFailed fileId */
                        fileId?: string;

                        /** QualityControlFailed sampleId */
                        sampleId?: string;

                        /** QualityControlFailed runId */
                        runId?: string;

                        /** QualityControlFailed projects */
                        projects?: string[];

                        /** QualityControlFailed engine */
                        engine?: string;

                        /** QualityControlFailed profile */
                        profile?: string;

                        /** QualityControlFailed code */
                        code?: string;

                        /** QualityControlFailed record */
                        record?: (number|null);

                        /** QualityControlFailed offset */
                        offset?: (number|null);

                        /** QualityControlFailed message */
                        message?: string;

                        /** QualityControlFailed fileName */
                        fileName?: string;

                        /** QualityControlFailed sha256 */
                        sha256?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a QualityControlFailed. */
                    type $Shape = isotrail.files.domain.v1.QualityControlFailed.$Properties;
                }

                /**
                 * Properties of an ObjectProcessed.
                 * @deprecated Use isotrail.files.domain.v1.ObjectProcessed.$Properties instead.
                 */
                interface IObjectProcessed extends isotrail.files.domain.v1.ObjectProcessed.$Properties {
                }

                /** Represents an ObjectProcessed. */
                class ObjectProcessed {

                    /**
                     * Constructs a new ObjectProcessed.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.ObjectProcessed.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ObjectProcessed sampleId. */
                    sampleId: string;

                    /** ObjectProcessed runId. */
                    runId: string;

                    /** ObjectProcessed projects. */
                    projects: string[];

                    /** ObjectProcessed fileIds. */
                    fileIds: string[];

                    /** ObjectProcessed state. */
                    state: string;

                    /** ObjectProcessed message. */
                    message: string;

                    /**
                     * Creates a new ObjectProcessed instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ObjectProcessed instance
                     */
                    static create(properties: isotrail.files.domain.v1.ObjectProcessed.$Shape): isotrail.files.domain.v1.ObjectProcessed & isotrail.files.domain.v1.ObjectProcessed.$Shape;
                    static create(properties?: isotrail.files.domain.v1.ObjectProcessed.$Properties): isotrail.files.domain.v1.ObjectProcessed;

                    /**
                     * Encodes the specified ObjectProcessed message. Does not implicitly {@link isotrail.files.domain.v1.ObjectProcessed.verify|verify} messages.
                     * @param message ObjectProcessed message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.ObjectProcessed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an ObjectProcessed message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.ObjectProcessed & isotrail.files.domain.v1.ObjectProcessed.$Shape} ObjectProcessed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.ObjectProcessed & isotrail.files.domain.v1.ObjectProcessed.$Shape;
                }

                namespace ObjectProcessed {

                    /** Properties of an ObjectProcessed. */
                    interface $Properties {

                        /** ObjectProcessed sampleId */
                        sampleId?: string;

                        /** ObjectProcessed runId */
                        runId?: string;

                        /** ObjectProcessed projects */
                        projects?: string[];

                        /** ObjectProcessed fileIds */
                        fileIds?: string[];

                        /** ObjectProcessed state */
                        state?: string;

                        /** ObjectProcessed message */
                        message?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an ObjectProcessed. */
                    type $Shape = isotrail.files.domain.v1.ObjectProcessed.$Properties;
                }

                /**
                 * Properties of a RunStatusSeen.
                 * @deprecated Use isotrail.files.domain.v1.RunStatusSeen.$Properties instead.
                 */
                interface IRunStatusSeen extends isotrail.files.domain.v1.RunStatusSeen.$Properties {
                }

                /** Represents a RunStatusSeen. */
                class RunStatusSeen {

                    /**
                     * Constructs a new RunStatusSeen.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.RunStatusSeen.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** RunStatusSeen done. */
                    done: boolean;

                    /** RunStatusSeen deleted. */
                    deleted: boolean;

                    /**
                     * Creates a new RunStatusSeen instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns RunStatusSeen instance
                     */
                    static create(properties: isotrail.files.domain.v1.RunStatusSeen.$Shape): isotrail.files.domain.v1.RunStatusSeen & isotrail.files.domain.v1.RunStatusSeen.$Shape;
                    static create(properties?: isotrail.files.domain.v1.RunStatusSeen.$Properties): isotrail.files.domain.v1.RunStatusSeen;

                    /**
                     * Encodes the specified RunStatusSeen message. Does not implicitly {@link isotrail.files.domain.v1.RunStatusSeen.verify|verify} messages.
                     * @param message RunStatusSeen message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.RunStatusSeen.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a RunStatusSeen message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.RunStatusSeen & isotrail.files.domain.v1.RunStatusSeen.$Shape} RunStatusSeen
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.RunStatusSeen & isotrail.files.domain.v1.RunStatusSeen.$Shape;
                }

                namespace RunStatusSeen {

                    /** Properties of a RunStatusSeen. */
                    interface $Properties {

                        /** RunStatusSeen done */
                        done?: boolean;

                        /** RunStatusSeen deleted */
                        deleted?: boolean;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a RunStatusSeen. */
                    type $Shape = isotrail.files.domain.v1.RunStatusSeen.$Properties;
                }

                /**
                 * Properties of a RunProcessed.
                 * @deprecated Use isotrail.files.domain.v1.RunProcessed.$Properties instead.
                 */
                interface IRunProcessed extends isotrail.files.domain.v1.RunProcessed.$Properties {
                }

                /** Represents a RunProcessed. */
                class RunProcessed {

                    /**
                     * Constructs a new RunProcessed.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.RunProcessed.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** RunProcessed projects. */
                    projects: string[];

                    /** RunProcessed finished. */
                    finished: number;

                    /** RunProcessed failed. */
                    failed: number;

                    /** RunProcessed newest. */
                    newest: number;

                    /**
                     * Creates a new RunProcessed instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns RunProcessed instance
                     */
                    static create(properties: isotrail.files.domain.v1.RunProcessed.$Shape): isotrail.files.domain.v1.RunProcessed & isotrail.files.domain.v1.RunProcessed.$Shape;
                    static create(properties?: isotrail.files.domain.v1.RunProcessed.$Properties): isotrail.files.domain.v1.RunProcessed;

                    /**
                     * Encodes the specified RunProcessed message. Does not implicitly {@link isotrail.files.domain.v1.RunProcessed.verify|verify} messages.
                     * @param message RunProcessed message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.RunProcessed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a RunProcessed message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.RunProcessed & isotrail.files.domain.v1.RunProcessed.$Shape} RunProcessed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.RunProcessed & isotrail.files.domain.v1.RunProcessed.$Shape;
                }

                namespace RunProcessed {

                    /** Properties of a RunProcessed. */
                    interface $Properties {

                        /** RunProcessed projects */
                        projects?: string[];

                        /** RunProcessed finished */
                        finished?: number;

                        /** RunProcessed failed */
                        failed?: number;

                        /** RunProcessed newest */
                        newest?: number;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a RunProcessed. */
                    type $Shape = isotrail.files.domain.v1.RunProcessed.$Properties;
                }

                /**
                 * Properties of a SampleDepartureSeen.
                 * @deprecated Use isotrail.files.domain.v1.SampleDepartureSeen.$Properties instead.
                 */
                interface ISampleDepartureSeen extends isotrail.files.domain.v1.SampleDepartureSeen.$Properties {
                }

                /** Represents a SampleDepartureSeen. */
                class SampleDepartureSeen {

                    /**
                     * Constructs a new SampleDepartureSeen.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.SampleDepartureSeen.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleDepartureSeen intoSampleId. */
                    intoSampleId: string;

                    /** SampleDepartureSeen projects. */
                    projects: string[];

                    /**
                     * Creates a new SampleDepartureSeen instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleDepartureSeen instance
                     */
                    static create(properties: isotrail.files.domain.v1.SampleDepartureSeen.$Shape): isotrail.files.domain.v1.SampleDepartureSeen & isotrail.files.domain.v1.SampleDepartureSeen.$Shape;
                    static create(properties?: isotrail.files.domain.v1.SampleDepartureSeen.$Properties): isotrail.files.domain.v1.SampleDepartureSeen;

                    /**
                     * Encodes the specified SampleDepartureSeen message. Does not implicitly {@link isotrail.files.domain.v1.SampleDepartureSeen.verify|verify} messages.
                     * @param message SampleDepartureSeen message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.SampleDepartureSeen.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleDepartureSeen message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.SampleDepartureSeen & isotrail.files.domain.v1.SampleDepartureSeen.$Shape} SampleDepartureSeen
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.SampleDepartureSeen & isotrail.files.domain.v1.SampleDepartureSeen.$Shape;
                }

                namespace SampleDepartureSeen {

                    /** Properties of a SampleDepartureSeen. */
                    interface $Properties {

                        /** SampleDepartureSeen intoSampleId */
                        intoSampleId?: string;

                        /** SampleDepartureSeen projects */
                        projects?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleDepartureSeen. */
                    type $Shape = isotrail.files.domain.v1.SampleDepartureSeen.$Properties;
                }

                /**
                 * Properties of a UsesBegun.
                 * @deprecated Use isotrail.files.domain.v1.UsesBegun.$Properties instead.
                 */
                interface IUsesBegun extends isotrail.files.domain.v1.UsesBegun.$Properties {
                }

                /** Represents a UsesBegun. */
                class UsesBegun {

                    /**
                     * Constructs a new UsesBegun.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.UsesBegun.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** UsesBegun objectIds. */
                    objectIds: string[];

                    /**
                     * Creates a new UsesBegun instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns UsesBegun instance
                     */
                    static create(properties: isotrail.files.domain.v1.UsesBegun.$Shape): isotrail.files.domain.v1.UsesBegun & isotrail.files.domain.v1.UsesBegun.$Shape;
                    static create(properties?: isotrail.files.domain.v1.UsesBegun.$Properties): isotrail.files.domain.v1.UsesBegun;

                    /**
                     * Encodes the specified UsesBegun message. Does not implicitly {@link isotrail.files.domain.v1.UsesBegun.verify|verify} messages.
                     * @param message UsesBegun message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.UsesBegun.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a UsesBegun message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.UsesBegun & isotrail.files.domain.v1.UsesBegun.$Shape} UsesBegun
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.UsesBegun & isotrail.files.domain.v1.UsesBegun.$Shape;
                }

                namespace UsesBegun {

                    /** Properties of a UsesBegun. */
                    interface $Properties {

                        /** UsesBegun objectIds */
                        objectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a UsesBegun. */
                    type $Shape = isotrail.files.domain.v1.UsesBegun.$Properties;
                }

                /**
                 * Properties of a UsesEnded.
                 * @deprecated Use isotrail.files.domain.v1.UsesEnded.$Properties instead.
                 */
                interface IUsesEnded extends isotrail.files.domain.v1.UsesEnded.$Properties {
                }

                /** Represents a UsesEnded. */
                class UsesEnded {

                    /**
                     * Constructs a new UsesEnded.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.UsesEnded.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new UsesEnded instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns UsesEnded instance
                     */
                    static create(properties: isotrail.files.domain.v1.UsesEnded.$Shape): isotrail.files.domain.v1.UsesEnded & isotrail.files.domain.v1.UsesEnded.$Shape;
                    static create(properties?: isotrail.files.domain.v1.UsesEnded.$Properties): isotrail.files.domain.v1.UsesEnded;

                    /**
                     * Encodes the specified UsesEnded message. Does not implicitly {@link isotrail.files.domain.v1.UsesEnded.verify|verify} messages.
                     * @param message UsesEnded message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.UsesEnded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a UsesEnded message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.UsesEnded & isotrail.files.domain.v1.UsesEnded.$Shape} UsesEnded
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.UsesEnded & isotrail.files.domain.v1.UsesEnded.$Shape;
                }

                namespace UsesEnded {

                    /** Properties of a UsesEnded. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a UsesEnded. */
                    type $Shape = isotrail.files.domain.v1.UsesEnded.$Properties;
                }

                /**
                 * Properties of an UploadBegun.
                 * @deprecated Use isotrail.files.domain.v1.UploadBegun.$Properties instead.
                 */
                interface IUploadBegun extends isotrail.files.domain.v1.UploadBegun.$Properties {
                }

                /** Represents an UploadBegun. */
                class UploadBegun {

                    /**
                     * Constructs a new UploadBegun.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.UploadBegun.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** UploadBegun userId. */
                    userId: string;

                    /** UploadBegun fileName. */
                    fileName: string;

                    /** UploadBegun size. */
                    size: number;

                    /** UploadBegun blob. */
                    blob: string;

                    /** UploadBegun runId. */
                    runId: string;

                    /** UploadBegun properties. */
                    properties: isotrail.files.domain.v1.Property[];

                    /** UploadBegun expires. */
                    expires: number;

                    /**
                     * Creates a new UploadBegun instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns UploadBegun instance
                     */
                    static create(properties: isotrail.files.domain.v1.UploadBegun.$Shape): isotrail.files.domain.v1.UploadBegun & isotrail.files.domain.v1.UploadBegun.$Shape;
                    static create(properties?: isotrail.files.domain.v1.UploadBegun.$Properties): isotrail.files.domain.v1.UploadBegun;

                    /**
                     * Encodes the specified UploadBegun message. Does not implicitly {@link isotrail.files.domain.v1.UploadBegun.verify|verify} messages.
                     * @param message UploadBegun message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.UploadBegun.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an UploadBegun message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.UploadBegun & isotrail.files.domain.v1.UploadBegun.$Shape} UploadBegun
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.UploadBegun & isotrail.files.domain.v1.UploadBegun.$Shape;
                }

                namespace UploadBegun {

                    /** Properties of an UploadBegun. */
                    interface $Properties {

                        /** UploadBegun userId */
                        userId?: string;

                        /** UploadBegun fileName */
                        fileName?: string;

                        /** UploadBegun size */
                        size?: number;

                        /** UploadBegun blob */
                        blob?: string;

                        /** UploadBegun runId */
                        runId?: string;

                        /** UploadBegun properties */
                        properties?: isotrail.files.domain.v1.Property.$Properties[];

                        /** UploadBegun expires */
                        expires?: number;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an UploadBegun. */
                    type $Shape = isotrail.files.domain.v1.UploadBegun.$Properties;
                }

                /**
                 * Properties of an UploadContinued.
                 * @deprecated Use isotrail.files.domain.v1.UploadContinued.$Properties instead.
                 */
                interface IUploadContinued extends isotrail.files.domain.v1.UploadContinued.$Properties {
                }

                /** Represents an UploadContinued. */
                class UploadContinued {

                    /**
                     * Constructs a new UploadContinued.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.UploadContinued.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** UploadContinued writer. */
                    writer: string;

                    /** UploadContinued expires. */
                    expires: number;

                    /**
                     * Creates a new UploadContinued instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns UploadContinued instance
                     */
                    static create(properties: isotrail.files.domain.v1.UploadContinued.$Shape): isotrail.files.domain.v1.UploadContinued & isotrail.files.domain.v1.UploadContinued.$Shape;
                    static create(properties?: isotrail.files.domain.v1.UploadContinued.$Properties): isotrail.files.domain.v1.UploadContinued;

                    /**
                     * Encodes the specified UploadContinued message. Does not implicitly {@link isotrail.files.domain.v1.UploadContinued.verify|verify} messages.
                     * @param message UploadContinued message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.UploadContinued.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an UploadContinued message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.UploadContinued & isotrail.files.domain.v1.UploadContinued.$Shape} UploadContinued
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.UploadContinued & isotrail.files.domain.v1.UploadContinued.$Shape;
                }

                namespace UploadContinued {

                    /** Properties of an UploadContinued. */
                    interface $Properties {

                        /** UploadContinued writer */
                        writer?: string;

                        /** UploadContinued expires */
                        expires?: number;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an UploadContinued. */
                    type $Shape = isotrail.files.domain.v1.UploadContinued.$Properties;
                }

                /**
                 * Properties of an UploadCompleted.
                 * @deprecated Use isotrail.files.domain.v1.UploadCompleted.$Properties instead.
                 */
                interface IUploadCompleted extends isotrail.files.domain.v1.UploadCompleted.$Properties {
                }

                /** Represents an UploadCompleted. */
                class UploadCompleted {

                    /**
                     * Constructs a new UploadCompleted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.UploadCompleted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** UploadCompleted sha256. */
                    sha256: string;

                    /**
                     * Creates a new UploadCompleted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns UploadCompleted instance
                     */
                    static create(properties: isotrail.files.domain.v1.UploadCompleted.$Shape): isotrail.files.domain.v1.UploadCompleted & isotrail.files.domain.v1.UploadCompleted.$Shape;
                    static create(properties?: isotrail.files.domain.v1.UploadCompleted.$Properties): isotrail.files.domain.v1.UploadCompleted;

                    /**
                     * Encodes the specified UploadCompleted message. Does not implicitly {@link isotrail.files.domain.v1.UploadCompleted.verify|verify} messages.
                     * @param message UploadCompleted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.UploadCompleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an UploadCompleted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.UploadCompleted & isotrail.files.domain.v1.UploadCompleted.$Shape} UploadCompleted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.UploadCompleted & isotrail.files.domain.v1.UploadCompleted.$Shape;
                }

                namespace UploadCompleted {

                    /** Properties of an UploadCompleted. */
                    interface $Properties {

                        /** UploadCompleted sha256 */
                        sha256?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an UploadCompleted. */
                    type $Shape = isotrail.files.domain.v1.UploadCompleted.$Properties;
                }

                /**
                 * Properties of an UploadAttached.
                 * @deprecated Use isotrail.files.domain.v1.UploadAttached.$Properties instead.
                 */
                interface IUploadAttached extends isotrail.files.domain.v1.UploadAttached.$Properties {
                }

                /** Represents an UploadAttached. */
                class UploadAttached {

                    /**
                     * Constructs a new UploadAttached.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.UploadAttached.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** UploadAttached target. */
                    target: string;

                    /**
                     * Creates a new UploadAttached instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns UploadAttached instance
                     */
                    static create(properties: isotrail.files.domain.v1.UploadAttached.$Shape): isotrail.files.domain.v1.UploadAttached & isotrail.files.domain.v1.UploadAttached.$Shape;
                    static create(properties?: isotrail.files.domain.v1.UploadAttached.$Properties): isotrail.files.domain.v1.UploadAttached;

                    /**
                     * Encodes the specified UploadAttached message. Does not implicitly {@link isotrail.files.domain.v1.UploadAttached.verify|verify} messages.
                     * @param message UploadAttached message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.UploadAttached.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an UploadAttached message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.UploadAttached & isotrail.files.domain.v1.UploadAttached.$Shape} UploadAttached
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.UploadAttached & isotrail.files.domain.v1.UploadAttached.$Shape;
                }

                namespace UploadAttached {

                    /** Properties of an UploadAttached. */
                    interface $Properties {

                        /** UploadAttached target */
                        target?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an UploadAttached. */
                    type $Shape = isotrail.files.domain.v1.UploadAttached.$Properties;
                }

                /**
                 * Properties of an UploadEnded.
                 * @deprecated Use isotrail.files.domain.v1.UploadEnded.$Properties instead.
                 */
                interface IUploadEnded extends isotrail.files.domain.v1.UploadEnded.$Properties {
                }

                /** Represents an UploadEnded. */
                class UploadEnded {

                    /**
                     * Constructs a new UploadEnded.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.files.domain.v1.UploadEnded.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new UploadEnded instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns UploadEnded instance
                     */
                    static create(properties: isotrail.files.domain.v1.UploadEnded.$Shape): isotrail.files.domain.v1.UploadEnded & isotrail.files.domain.v1.UploadEnded.$Shape;
                    static create(properties?: isotrail.files.domain.v1.UploadEnded.$Properties): isotrail.files.domain.v1.UploadEnded;

                    /**
                     * Encodes the specified UploadEnded message. Does not implicitly {@link isotrail.files.domain.v1.UploadEnded.verify|verify} messages.
                     * @param message UploadEnded message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.files.domain.v1.UploadEnded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an UploadEnded message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.files.domain.v1.UploadEnded & isotrail.files.domain.v1.UploadEnded.$Shape} UploadEnded
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.domain.v1.UploadEnded & isotrail.files.domain.v1.UploadEnded.$Shape;
                }

                namespace UploadEnded {

                    /** Properties of an UploadEnded. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an UploadEnded. */
                    type $Shape = isotrail.files.domain.v1.UploadEnded.$Properties;
                }
            }
        }
    }
}
