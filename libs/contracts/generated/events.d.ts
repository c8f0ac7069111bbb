import * as $protobuf from "protobufjs/minimal.js";
import Long = require("long");

/** Namespace isotrail. */
export namespace isotrail {

    /** Namespace catalog. */
    namespace catalog {

        /** Namespace v1. */
        namespace v1 {

            /**
             * Properties of a ProjectDeleted.
             * @deprecated Use isotrail.catalog.v1.ProjectDeleted.$Properties instead.
             */
            interface IProjectDeleted extends isotrail.catalog.v1.ProjectDeleted.$Properties {
            }

            /** Represents a ProjectDeleted. */
            class ProjectDeleted {

                /**
                 * Constructs a new ProjectDeleted.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.ProjectDeleted.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProjectDeleted projectId. */
                projectId: string;

                /**
                 * Creates a new ProjectDeleted instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns ProjectDeleted instance
                 */
                static create(properties: isotrail.catalog.v1.ProjectDeleted.$Shape): isotrail.catalog.v1.ProjectDeleted & isotrail.catalog.v1.ProjectDeleted.$Shape;
                static create(properties?: isotrail.catalog.v1.ProjectDeleted.$Properties): isotrail.catalog.v1.ProjectDeleted;

                /**
                 * Encodes the specified ProjectDeleted message. Does not implicitly {@link isotrail.catalog.v1.ProjectDeleted.verify|verify} messages.
                 * @param message ProjectDeleted message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.ProjectDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProjectDeleted message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectDeleted & isotrail.catalog.v1.ProjectDeleted.$Shape} ProjectDeleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.ProjectDeleted & isotrail.catalog.v1.ProjectDeleted.$Shape;
            }

            namespace ProjectDeleted {

                /** Properties of a ProjectDeleted. */
                interface $Properties {

                    /** ProjectDeleted projectId */
                    projectId?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProjectDeleted. */
                type $Shape = isotrail.catalog.v1.ProjectDeleted.$Properties;
            }

            /**
             * Properties of a SampleDeleted.
             * @deprecated Use isotrail.catalog.v1.SampleDeleted.$Properties instead.
             */
            interface ISampleDeleted extends isotrail.catalog.v1.SampleDeleted.$Properties {
            }

            /** Represents a SampleDeleted. */
            class SampleDeleted {

                /**
                 * Constructs a new SampleDeleted.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.SampleDeleted.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SampleDeleted sampleId. */
                sampleId: string;

                /** SampleDeleted projectIds. */
                projectIds: string[];

                /**
                 * Creates a new SampleDeleted instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SampleDeleted instance
                 */
                static create(properties: isotrail.catalog.v1.SampleDeleted.$Shape): isotrail.catalog.v1.SampleDeleted & isotrail.catalog.v1.SampleDeleted.$Shape;
                static create(properties?: isotrail.catalog.v1.SampleDeleted.$Properties): isotrail.catalog.v1.SampleDeleted;

                /**
                 * Encodes the specified SampleDeleted message. Does not implicitly {@link isotrail.catalog.v1.SampleDeleted.verify|verify} messages.
                 * @param message SampleDeleted message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.SampleDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SampleDeleted message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleDeleted & isotrail.catalog.v1.SampleDeleted.$Shape} SampleDeleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.SampleDeleted & isotrail.catalog.v1.SampleDeleted.$Shape;
            }

            namespace SampleDeleted {

                /** Properties of a SampleDeleted. */
                interface $Properties {

                    /** SampleDeleted sampleId */
                    sampleId?: string;

                    /** SampleDeleted projectIds */
                    projectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SampleDeleted. */
                type $Shape = isotrail.catalog.v1.SampleDeleted.$Properties;
            }
        }
    }
}
