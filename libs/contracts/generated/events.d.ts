import * as $protobuf from "protobufjs/minimal.js";
import Long = require("long");

/** Namespace isotrail. */
export namespace isotrail {

    /** Namespace analysis. */
    namespace analysis {

        /** Namespace v1. */
        namespace v1 {

            /**
             * Properties of a SubmissionCreated.
             * @deprecated Use isotrail.analysis.v1.SubmissionCreated.$Properties instead.
             */
            interface ISubmissionCreated extends isotrail.analysis.v1.SubmissionCreated.$Properties {
            }

            /** Represents a SubmissionCreated. */
            class SubmissionCreated {

                /**
                 * Constructs a new SubmissionCreated.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.analysis.v1.SubmissionCreated.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SubmissionCreated submissionId. */
                submissionId: string;

                /** SubmissionCreated submitterId. */
                submitterId: string;

                /** SubmissionCreated name. */
                name: string;

                /** SubmissionCreated workflowId. */
                workflowId: string;

                /** SubmissionCreated analysisType. */
                analysisType: string;

                /** SubmissionCreated objectIds. */
                objectIds: string[];

                /** SubmissionCreated sampleIds. */
                sampleIds: string[];

                /** SubmissionCreated priority. */
                priority: string;

                /** SubmissionCreated automated. */
                automated: boolean;

                /** SubmissionCreated projectIds. */
                projectIds: string[];

                /**
                 * Creates a new SubmissionCreated instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SubmissionCreated instance
                 */
                static create(properties: isotrail.analysis.v1.SubmissionCreated.$Shape): isotrail.analysis.v1.SubmissionCreated & isotrail.analysis.v1.SubmissionCreated.$Shape;
                static create(properties?: isotrail.analysis.v1.SubmissionCreated.$Properties): isotrail.analysis.v1.SubmissionCreated;

                /**
                 * Encodes the specified SubmissionCreated message. Does not implicitly {@link isotrail.analysis.v1.SubmissionCreated.verify|verify} messages.
                 * @param message SubmissionCreated message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.analysis.v1.SubmissionCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SubmissionCreated message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.analysis.v1.SubmissionCreated & isotrail.analysis.v1.SubmissionCreated.$Shape} SubmissionCreated
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.v1.SubmissionCreated & isotrail.analysis.v1.SubmissionCreated.$Shape;
            }

            namespace SubmissionCreated {

                /** Properties of a SubmissionCreated. */
                interface $Properties {

                    /** SubmissionCreated submissionId */
                    submissionId?: string;

                    /** SubmissionCreated submitterId */
                    submitterId?: string;

                    /** SubmissionCreated name */
                    name?: string;

                    /** SubmissionCreated workflowId */
                    workflowId?: string;

                    /** SubmissionCreated analysisType */
                    analysisType?: string;

                    /** SubmissionCreated objectIds */
                    objectIds?: string[];

                    /** SubmissionCreated sampleIds */
                    sampleIds?: string[];

                    /** SubmissionCreated priority */
                    priority?: string;

                    /** SubmissionCreated automated */
                    automated?: boolean;

                    /** SubmissionCreated projectIds */
                    projectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SubmissionCreated. */
                type $Shape = isotrail.analysis.v1.SubmissionCreated.$Properties;
            }

            /**
             * Properties of an Output.
             * @deprecated Use isotrail.analysis.v1.Output.$Properties instead.
             */
            interface IOutput extends isotrail.analysis.v1.Output.$Properties {
            }

            /** Represents an Output. */
            class Output {

                /**
                 * Constructs a new Output.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.analysis.v1.Output.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** Output name. */
                name: string;

                /** Output fileName. */
                fileName: string;

                /** Output size. */
                size: number;

                /** Output sha256. */
                sha256: string;

                /**
                 * Creates a new Output instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns Output instance
                 */
                static create(properties: isotrail.analysis.v1.Output.$Shape): isotrail.analysis.v1.Output & isotrail.analysis.v1.Output.$Shape;
                static create(properties?: isotrail.analysis.v1.Output.$Properties): isotrail.analysis.v1.Output;

                /**
                 * Encodes the specified Output message. Does not implicitly {@link isotrail.analysis.v1.Output.verify|verify} messages.
                 * @param message Output message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.analysis.v1.Output.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes an Output message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.analysis.v1.Output & isotrail.analysis.v1.Output.$Shape} Output
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.v1.Output & isotrail.analysis.v1.Output.$Shape;
            }

            namespace Output {

                /** Properties of an Output. */
                interface $Properties {

                    /** Output name */
                    name?: string;

                    /** Output fileName */
                    fileName?: string;

                    /** Output size */
                    size?: number;

                    /** Output sha256 */
                    sha256?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of an Output. */
                type $Shape = isotrail.analysis.v1.Output.$Properties;
            }

            /**
             * Properties of a SubmissionStateChanged.
             * @deprecated Use isotrail.analysis.v1.SubmissionStateChanged.$Properties instead.
             */
            interface ISubmissionStateChanged extends isotrail.analysis.v1.SubmissionStateChanged.$Properties {
            }

            /** Represents a SubmissionStateChanged. */
            class SubmissionStateChanged {

                /**
                 * Constructs a new SubmissionStateChanged.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.analysis.v1.SubmissionStateChanged.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SubmissionStateChanged submissionId. */
                submissionId: string;

                /** SubmissionStateChanged from. */
                from: string;

                /** SubmissionStateChanged to. */
                to: string;

                /** SubmissionStateChanged reason. */
                reason: (string|null);

                /** SubmissionStateChanged outputs. */
                outputs: isotrail.analysis.v1.Output[];

                /** SubmissionStateChanged projectIds. */
                projectIds: string[];

                /**
                 * Creates a new SubmissionStateChanged instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SubmissionStateChanged instance
                 */
                static create(properties: isotrail.analysis.v1.SubmissionStateChanged.$Shape): isotrail.analysis.v1.SubmissionStateChanged & isotrail.analysis.v1.SubmissionStateChanged.$Shape;
                static create(properties?: isotrail.analysis.v1.SubmissionStateChanged.$Properties): isotrail.analysis.v1.SubmissionStateChanged;

                /**
                 * Encodes the specified SubmissionStateChanged message. Does not implicitly {@link isotrail.analysis.v1.SubmissionStateChanged.verify|verify} messages.
                 * @param message SubmissionStateChanged message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.analysis.v1.SubmissionStateChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SubmissionStateChanged message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.analysis.v1.SubmissionStateChanged & isotrail.analysis.v1.SubmissionStateChanged.$Shape} SubmissionStateChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.v1.SubmissionStateChanged & isotrail.analysis.v1.SubmissionStateChanged.$Shape;
            }

            namespace SubmissionStateChanged {

                /** Properties of a SubmissionStateChanged. */
                interface $Properties {

                    /** SubmissionStateChanged submissionId */
                    submissionId?: string;

                    /** SubmissionStateChanged from */
                    from?: string;

                    /** SubmissionStateChanged to */
                    to?: string;

                    /** SubmissionStateChanged reason */
                    reason?: (string|null);

                    /** SubmissionStateChanged outputs */
                    outputs?: isotrail.analysis.v1.Output.$Properties[];

                    /** SubmissionStateChanged projectIds */
                    projectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SubmissionStateChanged. */
                type $Shape = isotrail.analysis.v1.SubmissionStateChanged.$Properties;
            }

            /**
             * Properties of a SubmissionCleanedStateChanged.
             * @deprecated Use isotrail.analysis.v1.SubmissionCleanedStateChanged.$Properties instead.
             */
            interface ISubmissionCleanedStateChanged extends isotrail.analysis.v1.SubmissionCleanedStateChanged.$Properties {
            }

            /** Represents a SubmissionCleanedStateChanged. */
            class SubmissionCleanedStateChanged {

                /**
                 * Constructs a new SubmissionCleanedStateChanged.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.analysis.v1.SubmissionCleanedStateChanged.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SubmissionCleanedStateChanged submissionId. */
                submissionId: string;

                /** SubmissionCleanedStateChanged to. */
                to: string;

                /** SubmissionCleanedStateChanged projectIds. */
                projectIds: string[];

                /**
                 * Creates a new SubmissionCleanedStateChanged instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SubmissionCleanedStateChanged instance
                 */
                static create(properties: isotrail.analysis.v1.SubmissionCleanedStateChanged.$Shape): isotrail.analysis.v1.SubmissionCleanedStateChanged & isotrail.analysis.v1.SubmissionCleanedStateChanged.$Shape;
                static create(properties?: isotrail.analysis.v1.SubmissionCleanedStateChanged.$Properties): isotrail.analysis.v1.SubmissionCleanedStateChanged;

                /**
                 * Encodes the specified SubmissionCleanedStateChanged message. Does not implicitly {@link isotrail.analysis.v1.SubmissionCleanedStateChanged.verify|verify} messages.
                 * @param message SubmissionCleanedStateChanged message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.analysis.v1.SubmissionCleanedStateChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SubmissionCleanedStateChanged message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.analysis.v1.SubmissionCleanedStateChanged & isotrail.analysis.v1.SubmissionCleanedStateChanged.$Shape} SubmissionCleanedStateChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.v1.SubmissionCleanedStateChanged & isotrail.analysis.v1.SubmissionCleanedStateChanged.$Shape;
            }

            namespace SubmissionCleanedStateChanged {

                /** Properties of a SubmissionCleanedStateChanged. */
                interface $Properties {

                    /** SubmissionCleanedStateChanged submissionId */
                    submissionId?: string;

                    /** SubmissionCleanedStateChanged to */
                    to?: string;

                    /** SubmissionCleanedStateChanged projectIds */
                    projectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SubmissionCleanedStateChanged. */
                type $Shape = isotrail.analysis.v1.SubmissionCleanedStateChanged.$Properties;
            }

            /**
             * Properties of a SubmissionDeleted.
             * @deprecated Use isotrail.analysis.v1.SubmissionDeleted.$Properties instead.
             */
            interface ISubmissionDeleted extends isotrail.analysis.v1.SubmissionDeleted.$Properties {
            }

            /** Represents a SubmissionDeleted. */
            class SubmissionDeleted {

                /**
                 * Constructs a new SubmissionDeleted.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.analysis.v1.SubmissionDeleted.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SubmissionDeleted submissionId. */
                submissionId: string;

                /** SubmissionDeleted projectIds. */
                projectIds: string[];

                /**
                 * Creates a new SubmissionDeleted instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SubmissionDeleted instance
                 */
                static create(properties: isotrail.analysis.v1.SubmissionDeleted.$Shape): isotrail.analysis.v1.SubmissionDeleted & isotrail.analysis.v1.SubmissionDeleted.$Shape;
                static create(properties?: isotrail.analysis.v1.SubmissionDeleted.$Properties): isotrail.analysis.v1.SubmissionDeleted;

                /**
                 * Encodes the specified SubmissionDeleted message. Does not implicitly {@link isotrail.analysis.v1.SubmissionDeleted.verify|verify} messages.
                 * @param message SubmissionDeleted message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.analysis.v1.SubmissionDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SubmissionDeleted message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.analysis.v1.SubmissionDeleted & isotrail.analysis.v1.SubmissionDeleted.$Shape} SubmissionDeleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.v1.SubmissionDeleted & isotrail.analysis.v1.SubmissionDeleted.$Shape;
            }

            namespace SubmissionDeleted {

                /** Properties of a SubmissionDeleted. */
                interface $Properties {

                    /** SubmissionDeleted submissionId */
                    submissionId?: string;

                    /** SubmissionDeleted projectIds */
                    projectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SubmissionDeleted. */
                type $Shape = isotrail.analysis.v1.SubmissionDeleted.$Properties;
            }
        }
    }

    /** Namespace catalog. */
    namespace catalog {

        /** Namespace v1. */
        namespace v1 {

            /**
             * Properties of a ProjectSettings.
             * @deprecated Use isotrail.catalog.v1.ProjectSettings.$Properties instead.
             */
            interface IProjectSettings extends isotrail.catalog.v1.ProjectSettings.$Properties {
            }

            /** Represents a ProjectSettings. */
            class ProjectSettings {

                /**
                 * Constructs a new ProjectSettings.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.ProjectSettings.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProjectSettings name. */
                name: (string|null);

                /** ProjectSettings projectDescription. */
                projectDescription: (string|null);

                /** ProjectSettings organism. */
                organism: (string|null);

                /** ProjectSettings genomeSize. */
                genomeSize: (number|null);

                /** ProjectSettings minimumCoverage. */
                minimumCoverage: (number|null);

                /** ProjectSettings maximumCoverage. */
                maximumCoverage: (number|null);

                /** ProjectSettings remoteURL. */
                remoteURL: (string|null);

                /** ProjectSettings syncFrequency. */
                syncFrequency: (string|null);

                /**
                 * Creates a new ProjectSettings instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns ProjectSettings instance
                 */
                static create(properties: isotrail.catalog.v1.ProjectSettings.$Shape): isotrail.catalog.v1.ProjectSettings & isotrail.catalog.v1.ProjectSettings.$Shape;
                static create(properties?: isotrail.catalog.v1.ProjectSettings.$Properties): isotrail.catalog.v1.ProjectSettings;

                /**
                 * Encodes the specified ProjectSettings message. Does not implicitly {@link isotrail.catalog.v1.ProjectSettings.verify|verify} messages.
                 * @param message ProjectSettings message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.ProjectSettings.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProjectSettings message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectSettings & isotrail.catalog.v1.ProjectSettings.$Shape} ProjectSettings
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.ProjectSettings & isotrail.catalog.v1.ProjectSettings.$Shape;
            }

            namespace ProjectSettings {

                /** Properties of a ProjectSettings. */
                interface $Properties {

                    /** ProjectSettings name */
                    name?: (string|null);

                    /** ProjectSettings projectDescription */
                    projectDescription?: (string|null);

                    /** ProjectSettings organism */
                    organism?: (string|null);

                    /** ProjectSettings genomeSize */
                    genomeSize?: (number|null);

                    /** ProjectSettings minimumCoverage */
                    minimumCoverage?: (number|null);

                    /** ProjectSettings maximumCoverage */
                    maximumCoverage?: (number|null);

                    /** ProjectSettings remoteURL */
                    remoteURL?: (string|null);

                    /** ProjectSettings syncFrequency */
                    syncFrequency?: (string|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProjectSettings. */
                type $Shape = isotrail.catalog.v1.ProjectSettings.$Properties;
            }

            /**
             * Properties of a ProjectCreated.
             * @deprecated Use isotrail.catalog.v1.ProjectCreated.$Properties instead.
             */
            interface IProjectCreated extends isotrail.catalog.v1.ProjectCreated.$Properties {
            }

            /** Represents a ProjectCreated. */
            class ProjectCreated {

                /**
                 * Constructs a new ProjectCreated.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.ProjectCreated.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProjectCreated projectId. */
                projectId: string;

                /** ProjectCreated settings. */
                settings: isotrail.catalog.v1.ProjectSettings;

                /** ProjectCreated ownerId. */
                ownerId: string;

                /**
                 * Creates a new ProjectCreated instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns ProjectCreated instance
                 */
                static create(properties: isotrail.catalog.v1.ProjectCreated.$Shape): isotrail.catalog.v1.ProjectCreated & isotrail.catalog.v1.ProjectCreated.$Shape;
                static create(properties?: isotrail.catalog.v1.ProjectCreated.$Properties): isotrail.catalog.v1.ProjectCreated;

                /**
                 * Encodes the specified ProjectCreated message. Does not implicitly {@link isotrail.catalog.v1.ProjectCreated.verify|verify} messages.
                 * @param message ProjectCreated message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.ProjectCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProjectCreated message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectCreated & isotrail.catalog.v1.ProjectCreated.$Shape} ProjectCreated
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.ProjectCreated & isotrail.catalog.v1.ProjectCreated.$Shape;
            }

            namespace ProjectCreated {

                /** Properties of a ProjectCreated. */
                interface $Properties {

                    /** ProjectCreated projectId */
                    projectId?: string;

                    /** ProjectCreated settings */
                    settings?: isotrail.catalog.v1.ProjectSettings.$Properties;

                    /** ProjectCreated ownerId */
                    ownerId?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProjectCreated. */
                type $Shape = isotrail.catalog.v1.ProjectCreated.$Properties;
            }

            /**
             * Properties of a ProjectChanged.
             * @deprecated Use isotrail.catalog.v1.ProjectChanged.$Properties instead.
             */
            interface IProjectChanged extends isotrail.catalog.v1.ProjectChanged.$Properties {
            }

            /** Represents a ProjectChanged. */
            class ProjectChanged {

                /**
                 * Constructs a new ProjectChanged.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.ProjectChanged.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProjectChanged projectId. */
                projectId: string;

                /** ProjectChanged settings. */
                settings: isotrail.catalog.v1.ProjectSettings;

                /** ProjectChanged cleared. */
                cleared: string[];

                /**
                 * Creates a new ProjectChanged instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns ProjectChanged instance
                 */
                static create(properties: isotrail.catalog.v1.ProjectChanged.$Shape): isotrail.catalog.v1.ProjectChanged & isotrail.catalog.v1.ProjectChanged.$Shape;
                static create(properties?: isotrail.catalog.v1.ProjectChanged.$Properties): isotrail.catalog.v1.ProjectChanged;

                /**
                 * Encodes the specified ProjectChanged message. Does not implicitly {@link isotrail.catalog.v1.ProjectChanged.verify|verify} messages.
                 * @param message ProjectChanged message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.ProjectChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProjectChanged message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectChanged & isotrail.catalog.v1.ProjectChanged.$Shape} ProjectChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.ProjectChanged & isotrail.catalog.v1.ProjectChanged.$Shape;
            }

            namespace ProjectChanged {

                /** Properties of a ProjectChanged. */
                interface $Properties {

                    /** ProjectChanged projectId */
                    projectId?: string;

                    /** ProjectChanged settings */
                    settings?: isotrail.catalog.v1.ProjectSettings.$Properties;

                    /** ProjectChanged cleared */
                    cleared?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProjectChanged. */
                type $Shape = isotrail.catalog.v1.ProjectChanged.$Properties;
            }

            /**
             * Properties of a ProjectMemberAdded.
             * @deprecated Use isotrail.catalog.v1.ProjectMemberAdded.$Properties instead.
             */
            interface IProjectMemberAdded extends isotrail.catalog.v1.ProjectMemberAdded.$Properties {
            }

            /** Represents a ProjectMemberAdded. */
            class ProjectMemberAdded {

                /**
                 * Constructs a new ProjectMemberAdded.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.ProjectMemberAdded.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProjectMemberAdded projectId. */
                projectId: string;

                /** ProjectMemberAdded userId. */
                userId: string;

                /** ProjectMemberAdded role. */
                role: string;

                /** ProjectMemberAdded metadataRole. */
                metadataRole: string;

                /**
                 * Creates a new ProjectMemberAdded instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns ProjectMemberAdded instance
                 */
                static create(properties: isotrail.catalog.v1.ProjectMemberAdded.$Shape): isotrail.catalog.v1.ProjectMemberAdded & isotrail.catalog.v1.ProjectMemberAdded.$Shape;
                static create(properties?: isotrail.catalog.v1.ProjectMemberAdded.$Properties): isotrail.catalog.v1.ProjectMemberAdded;

                /**
                 * Encodes the specified ProjectMemberAdded message. Does not implicitly {@link isotrail.catalog.v1.ProjectMemberAdded.verify|verify} messages.
                 * @param message ProjectMemberAdded message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.ProjectMemberAdded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProjectMemberAdded message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectMemberAdded & isotrail.catalog.v1.ProjectMemberAdded.$Shape} ProjectMemberAdded
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.ProjectMemberAdded & isotrail.catalog.v1.ProjectMemberAdded.$Shape;
            }

            namespace ProjectMemberAdded {

                /** Properties of a ProjectMemberAdded. */
                interface $Properties {

                    /** ProjectMemberAdded projectId */
                    projectId?: string;

                    /** ProjectMemberAdded userId */
                    userId?: string;

                    /** ProjectMemberAdded role */
                    role?: string;

                    /** ProjectMemberAdded metadataRole */
                    metadataRole?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProjectMemberAdded. */
                type $Shape = isotrail.catalog.v1.ProjectMemberAdded.$Properties;
            }

            /**
             * Properties of a ProjectMemberChanged.
             * @deprecated Use isotrail.catalog.v1.ProjectMemberChanged.$Properties instead.
             */
            interface IProjectMemberChanged extends isotrail.catalog.v1.ProjectMemberChanged.$Properties {
            }

            /** Represents a ProjectMemberChanged. */
            class ProjectMemberChanged {

                /**
                 * Constructs a new ProjectMemberChanged.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.ProjectMemberChanged.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProjectMemberChanged projectId. */
                projectId: string;

                /** ProjectMemberChanged userId. */
                userId: string;

                /** ProjectMemberChanged role. */
                role: (string|null);

                /** ProjectMemberChanged metadataRole. */
                metadataRole: (string|null);

                /**
                 * Creates a new ProjectMemberChanged instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns ProjectMemberChanged instance
                 */
                static create(properties: isotrail.catalog.v1.ProjectMemberChanged.$Shape): isotrail.catalog.v1.ProjectMemberChanged & isotrail.catalog.v1.ProjectMemberChanged.$Shape;
                static create(properties?: isotrail.catalog.v1.ProjectMemberChanged.$Properties): isotrail.catalog.v1.ProjectMemberChanged;

                /**
                 * Encodes the specified ProjectMemberChanged message. Does not implicitly {@link isotrail.catalog.v1.ProjectMemberChanged.verify|verify} messages.
                 * @param message ProjectMemberChanged message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.ProjectMemberChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProjectMemberChanged message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectMemberChanged & isotrail.catalog.v1.ProjectMemberChanged.$Shape} ProjectMemberChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.ProjectMemberChanged & isotrail.catalog.v1.ProjectMemberChanged.$Shape;
            }

            namespace ProjectMemberChanged {

                /** Properties of a ProjectMemberChanged. */
                interface $Properties {

                    /** ProjectMemberChanged projectId */
                    projectId?: string;

                    /** ProjectMemberChanged userId */
                    userId?: string;

                    /** ProjectMemberChanged role */
                    role?: (string|null);

                    /** ProjectMemberChanged metadataRole */
                    metadataRole?: (string|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProjectMemberChanged. */
                type $Shape = isotrail.catalog.v1.ProjectMemberChanged.$Properties;
            }

            /**
             * Properties of a ProjectMemberRemoved.
             * @deprecated Use isotrail.catalog.v1.ProjectMemberRemoved.$Properties instead.
             */
            interface IProjectMemberRemoved extends isotrail.catalog.v1.ProjectMemberRemoved.$Properties {
            }

            /** Represents a ProjectMemberRemoved. */
            class ProjectMemberRemoved {

                /**
                 * Constructs a new ProjectMemberRemoved.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.ProjectMemberRemoved.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProjectMemberRemoved projectId. */
                projectId: string;

                /** ProjectMemberRemoved userId. */
                userId: string;

                /**
                 * Creates a new ProjectMemberRemoved instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns ProjectMemberRemoved instance
                 */
                static create(properties: isotrail.catalog.v1.ProjectMemberRemoved.$Shape): isotrail.catalog.v1.ProjectMemberRemoved & isotrail.catalog.v1.ProjectMemberRemoved.$Shape;
                static create(properties?: isotrail.catalog.v1.ProjectMemberRemoved.$Properties): isotrail.catalog.v1.ProjectMemberRemoved;

                /**
                 * Encodes the specified ProjectMemberRemoved message. Does not implicitly {@link isotrail.catalog.v1.ProjectMemberRemoved.verify|verify} messages.
                 * @param message ProjectMemberRemoved message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.ProjectMemberRemoved.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProjectMemberRemoved message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectMemberRemoved & isotrail.catalog.v1.ProjectMemberRemoved.$Shape} ProjectMemberRemoved
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.ProjectMemberRemoved & isotrail.catalog.v1.ProjectMemberRemoved.$Shape;
            }

            namespace ProjectMemberRemoved {

                /** Properties of a ProjectMemberRemoved. */
                interface $Properties {

                    /** ProjectMemberRemoved projectId */
                    projectId?: string;

                    /** ProjectMemberRemoved userId */
                    userId?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProjectMemberRemoved. */
                type $Shape = isotrail.catalog.v1.ProjectMemberRemoved.$Properties;
            }

            /**
             * Properties of a ProjectGroupAdded.
             * @deprecated Use isotrail.catalog.v1.ProjectGroupAdded.$Properties instead.
             */
            interface IProjectGroupAdded extends isotrail.catalog.v1.ProjectGroupAdded.$Properties {
            }

            /** Represents a ProjectGroupAdded. */
            class ProjectGroupAdded {

                /**
                 * Constructs a new ProjectGroupAdded.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.ProjectGroupAdded.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProjectGroupAdded projectId. */
                projectId: string;

                /** ProjectGroupAdded groupId. */
                groupId: string;

                /** ProjectGroupAdded role. */
                role: string;

                /** ProjectGroupAdded metadataRole. */
                metadataRole: string;

                /**
                 * Creates a new ProjectGroupAdded instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns ProjectGroupAdded instance
                 */
                static create(properties: isotrail.catalog.v1.ProjectGroupAdded.$Shape): isotrail.catalog.v1.ProjectGroupAdded & isotrail.catalog.v1.ProjectGroupAdded.$Shape;
                static create(properties?: isotrail.catalog.v1.ProjectGroupAdded.$Properties): isotrail.catalog.v1.ProjectGroupAdded;

                /**
                 * Encodes the specified ProjectGroupAdded message. Does not implicitly {@link isotrail.catalog.v1.ProjectGroupAdded.verify|verify} messages.
                 * @param message ProjectGroupAdded message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.ProjectGroupAdded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProjectGroupAdded message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectGroupAdded & isotrail.catalog.v1.ProjectGroupAdded.$Shape} ProjectGroupAdded
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.ProjectGroupAdded & isotrail.catalog.v1.ProjectGroupAdded.$Shape;
            }

            namespace ProjectGroupAdded {

                /** Properties of a ProjectGroupAdded. */
                interface $Properties {

                    /** ProjectGroupAdded projectId */
                    projectId?: string;

                    /** ProjectGroupAdded groupId */
                    groupId?: string;

                    /** ProjectGroupAdded role */
                    role?: string;

                    /** ProjectGroupAdded metadataRole */
                    metadataRole?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProjectGroupAdded. */
                type $Shape = isotrail.catalog.v1.ProjectGroupAdded.$Properties;
            }

            /**
             * Properties of a ProjectGroupChanged.
             * @deprecated Use isotrail.catalog.v1.ProjectGroupChanged.$Properties instead.
             */
            interface IProjectGroupChanged extends isotrail.catalog.v1.ProjectGroupChanged.$Properties {
            }

            /** Represents a ProjectGroupChanged. */
            class ProjectGroupChanged {

                /**
                 * Constructs a new ProjectGroupChanged.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.ProjectGroupChanged.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProjectGroupChanged projectId. */
                projectId: string;

                /** ProjectGroupChanged groupId. */
                groupId: string;

                /** ProjectGroupChanged role. */
                role: (string|null);

                /** ProjectGroupChanged metadataRole. */
                metadataRole: (string|null);

                /**
                 * Creates a new ProjectGroupChanged instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns ProjectGroupChanged instance
                 */
                static create(properties: isotrail.catalog.v1.ProjectGroupChanged.$Shape): isotrail.catalog.v1.ProjectGroupChanged & isotrail.catalog.v1.ProjectGroupChanged.$Shape;
                static create(properties?: isotrail.catalog.v1.ProjectGroupChanged.$Properties): isotrail.catalog.v1.ProjectGroupChanged;

                /**
                 * Encodes the specified ProjectGroupChanged message. Does not implicitly {@link isotrail.catalog.v1.ProjectGroupChanged.verify|verify} messages.
                 * @param message ProjectGroupChanged message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.ProjectGroupChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProjectGroupChanged message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectGroupChanged & isotrail.catalog.v1.ProjectGroupChanged.$Shape} ProjectGroupChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.ProjectGroupChanged & isotrail.catalog.v1.ProjectGroupChanged.$Shape;
            }

            namespace ProjectGroupChanged {

                /** Properties of a ProjectGroupChanged. */
                interface $Properties {

                    /** ProjectGroupChanged projectId */
                    projectId?: string;

                    /** ProjectGroupChanged groupId */
                    groupId?: string;

                    /** ProjectGroupChanged role */
                    role?: (string|null);

                    /** ProjectGroupChanged metadataRole */
                    metadataRole?: (string|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProjectGroupChanged. */
                type $Shape = isotrail.catalog.v1.ProjectGroupChanged.$Properties;
            }

            /**
             * Properties of a ProjectGroupRemoved.
             * @deprecated Use isotrail.catalog.v1.ProjectGroupRemoved.$Properties instead.
             */
            interface IProjectGroupRemoved extends isotrail.catalog.v1.ProjectGroupRemoved.$Properties {
            }

            /** Represents a ProjectGroupRemoved. */
            class ProjectGroupRemoved {

                /**
                 * Constructs a new ProjectGroupRemoved.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.ProjectGroupRemoved.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProjectGroupRemoved projectId. */
                projectId: string;

                /** ProjectGroupRemoved groupId. */
                groupId: string;

                /**
                 * Creates a new ProjectGroupRemoved instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns ProjectGroupRemoved instance
                 */
                static create(properties: isotrail.catalog.v1.ProjectGroupRemoved.$Shape): isotrail.catalog.v1.ProjectGroupRemoved & isotrail.catalog.v1.ProjectGroupRemoved.$Shape;
                static create(properties?: isotrail.catalog.v1.ProjectGroupRemoved.$Properties): isotrail.catalog.v1.ProjectGroupRemoved;

                /**
                 * Encodes the specified ProjectGroupRemoved message. Does not implicitly {@link isotrail.catalog.v1.ProjectGroupRemoved.verify|verify} messages.
                 * @param message ProjectGroupRemoved message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.ProjectGroupRemoved.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProjectGroupRemoved message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectGroupRemoved & isotrail.catalog.v1.ProjectGroupRemoved.$Shape} ProjectGroupRemoved
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.ProjectGroupRemoved & isotrail.catalog.v1.ProjectGroupRemoved.$Shape;
            }

            namespace ProjectGroupRemoved {

                /** Properties of a ProjectGroupRemoved. */
                interface $Properties {

                    /** ProjectGroupRemoved projectId */
                    projectId?: string;

                    /** ProjectGroupRemoved groupId */
                    groupId?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProjectGroupRemoved. */
                type $Shape = isotrail.catalog.v1.ProjectGroupRemoved.$Properties;
            }

            /**
             * Properties of a ProjectAutomatedAnalysisAdded.
             * @deprecated Use isotrail.catalog.v1.ProjectAutomatedAnalysisAdded.$Properties instead.
             */
            interface IProjectAutomatedAnalysisAdded extends isotrail.catalog.v1.ProjectAutomatedAnalysisAdded.$Properties {
            }

            /** Represents a ProjectAutomatedAnalysisAdded. */
            class ProjectAutomatedAnalysisAdded {

                /**
                 * Constructs a new ProjectAutomatedAnalysisAdded.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.ProjectAutomatedAnalysisAdded.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProjectAutomatedAnalysisAdded projectId. */
                projectId: string;

                /** ProjectAutomatedAnalysisAdded automatedAnalysisId. */
                automatedAnalysisId: string;

                /** ProjectAutomatedAnalysisAdded name. */
                name: (string|null);

                /** ProjectAutomatedAnalysisAdded workflowId. */
                workflowId: (string|null);

                /** ProjectAutomatedAnalysisAdded analysisType. */
                analysisType: (string|null);

                /** ProjectAutomatedAnalysisAdded updateSamples. */
                updateSamples: boolean;

                /** ProjectAutomatedAnalysisAdded priority. */
                priority: string;

                /**
                 * Creates a new ProjectAutomatedAnalysisAdded instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns ProjectAutomatedAnalysisAdded instance
                 */
                static create(properties: isotrail.catalog.v1.ProjectAutomatedAnalysisAdded.$Shape): isotrail.catalog.v1.ProjectAutomatedAnalysisAdded & isotrail.catalog.v1.ProjectAutomatedAnalysisAdded.$Shape;
                static create(properties?: isotrail.catalog.v1.ProjectAutomatedAnalysisAdded.$Properties): isotrail.catalog.v1.ProjectAutomatedAnalysisAdded;

                /**
                 * Encodes the specified ProjectAutomatedAnalysisAdded message. Does not implicitly {@link isotrail.catalog.v1.ProjectAutomatedAnalysisAdded.verify|verify} messages.
                 * @param message ProjectAutomatedAnalysisAdded message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.ProjectAutomatedAnalysisAdded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProjectAutomatedAnalysisAdded message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectAutomatedAnalysisAdded & isotrail.catalog.v1.ProjectAutomatedAnalysisAdded.$Shape} ProjectAutomatedAnalysisAdded
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.ProjectAutomatedAnalysisAdded & isotrail.catalog.v1.ProjectAutomatedAnalysisAdded.$Shape;
            }

            namespace ProjectAutomatedAnalysisAdded {

                /** Properties of a ProjectAutomatedAnalysisAdded. */
                interface $Properties {

                    /** ProjectAutomatedAnalysisAdded projectId */
                    projectId?: string;

                    /** ProjectAutomatedAnalysisAdded automatedAnalysisId */
                    automatedAnalysisId?: string;

                    /** ProjectAutomatedAnalysisAdded name */
                    name?: (string|null);

                    /** ProjectAutomatedAnalysisAdded workflowId */
                    workflowId?: (string|null);

                    /** ProjectAutomatedAnalysisAdded analysisType */
                    analysisType?: (string|null);

                    /** ProjectAutomatedAnalysisAdded updateSamples */
                    updateSamples?: boolean;

                    /** ProjectAutomatedAnalysisAdded priority */
                    priority?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProjectAutomatedAnalysisAdded. */
                type $Shape = isotrail.catalog.v1.ProjectAutomatedAnalysisAdded.$Properties;
            }

            /**
             * Properties of a ProjectAutomatedAnalysisRemoved.
             * @deprecated Use isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved.$Properties instead.
             */
            interface IProjectAutomatedAnalysisRemoved extends isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved.$Properties {
            }

            /** Represents a ProjectAutomatedAnalysisRemoved. */
            class ProjectAutomatedAnalysisRemoved {

                /**
                 * Constructs a new ProjectAutomatedAnalysisRemoved.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** ProjectAutomatedAnalysisRemoved projectId. */
                projectId: string;

                /** ProjectAutomatedAnalysisRemoved automatedAnalysisId. */
                automatedAnalysisId: string;

                /**
                 * Creates a new ProjectAutomatedAnalysisRemoved instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns ProjectAutomatedAnalysisRemoved instance
                 */
                static create(properties: isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved.$Shape): isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved & isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved.$Shape;
                static create(properties?: isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved.$Properties): isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved;

                /**
                 * Encodes the specified ProjectAutomatedAnalysisRemoved message. Does not implicitly {@link isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved.verify|verify} messages.
                 * @param message ProjectAutomatedAnalysisRemoved message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a ProjectAutomatedAnalysisRemoved message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved & isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved.$Shape} ProjectAutomatedAnalysisRemoved
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved & isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved.$Shape;
            }

            namespace ProjectAutomatedAnalysisRemoved {

                /** Properties of a ProjectAutomatedAnalysisRemoved. */
                interface $Properties {

                    /** ProjectAutomatedAnalysisRemoved projectId */
                    projectId?: string;

                    /** ProjectAutomatedAnalysisRemoved automatedAnalysisId */
                    automatedAnalysisId?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a ProjectAutomatedAnalysisRemoved. */
                type $Shape = isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved.$Properties;
            }

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
             * Properties of a SampleFields.
             * @deprecated Use isotrail.catalog.v1.SampleFields.$Properties instead.
             */
            interface ISampleFields extends isotrail.catalog.v1.SampleFields.$Properties {
            }

            /** Represents a SampleFields. */
            class SampleFields {

                /**
                 * Constructs a new SampleFields.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.SampleFields.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SampleFields sampleName. */
                sampleName: (string|null);

                /** SampleFields sequencerSampleId. */
                sequencerSampleId: (string|null);

                /** SampleFields description. */
                description: (string|null);

                /** SampleFields strain. */
                strain: (string|null);

                /** SampleFields collectionDate. */
                collectionDate: (number|null);

                /** SampleFields latitude. */
                latitude: (string|null);

                /** SampleFields longitude. */
                longitude: (string|null);

                /** SampleFields organism. */
                organism: (string|null);

                /** SampleFields isolate. */
                isolate: (string|null);

                /** SampleFields geographicLocationName. */
                geographicLocationName: (string|null);

                /** SampleFields isolationSource. */
                isolationSource: (string|null);

                /** SampleFields cultureCollection. */
                cultureCollection: (string|null);

                /** SampleFields genotype. */
                genotype: (string|null);

                /** SampleFields passageHistory. */
                passageHistory: (string|null);

                /** SampleFields pathotype. */
                pathotype: (string|null);

                /** SampleFields serotype. */
                serotype: (string|null);

                /** SampleFields serovar. */
                serovar: (string|null);

                /** SampleFields specimenVoucher. */
                specimenVoucher: (string|null);

                /** SampleFields subgroup. */
                subgroup: (string|null);

                /** SampleFields subtype. */
                subtype: (string|null);

                /** SampleFields hostTaxonomicName. */
                hostTaxonomicName: (string|null);

                /** SampleFields hostDisease. */
                hostDisease: (string|null);

                /** SampleFields hostDescription. */
                hostDescription: (string|null);

                /** SampleFields hostDiseaseOutcome. */
                hostDiseaseOutcome: (string|null);

                /** SampleFields hostDiseaseStage. */
                hostDiseaseStage: (string|null);

                /** SampleFields hostHealthState. */
                hostHealthState: (string|null);

                /** SampleFields hostSex. */
                hostSex: (string|null);

                /** SampleFields hostTissueSampleId. */
                hostTissueSampleId: (string|null);

                /** SampleFields hostAge. */
                hostAge: (number|null);

                /**
                 * Creates a new SampleFields instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SampleFields instance
                 */
                static create(properties: isotrail.catalog.v1.SampleFields.$Shape): isotrail.catalog.v1.SampleFields & isotrail.catalog.v1.SampleFields.$Shape;
                static create(properties?: isotrail.catalog.v1.SampleFields.$Properties): isotrail.catalog.v1.SampleFields;

                /**
                 * Encodes the specified SampleFields message. Does not implicitly {@link isotrail.catalog.v1.SampleFields.verify|verify} messages.
                 * @param message SampleFields message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.SampleFields.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SampleFields message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleFields & isotrail.catalog.v1.SampleFields.$Shape} SampleFields
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.SampleFields & isotrail.catalog.v1.SampleFields.$Shape;
            }

            namespace SampleFields {

                /** Properties of a SampleFields. */
                interface $Properties {

                    /** SampleFields sampleName */
                    sampleName?: (string|null);

                    /** SampleFields sequencerSampleId */
                    sequencerSampleId?: (string|null);

                    /** SampleFields description */
                    description?: (string|null);

                    /** SampleFields strain */
                    strain?: (string|null);

                    /** SampleFields collectionDate */
                    collectionDate?: (number|null);

                    /** SampleFields latitude */
                    latitude?: (string|null);

                    /** SampleFields longitude */
                    longitude?: (string|null);

                    /** SampleFields organism */
                    organism?: (string|null);

                    /** SampleFields isolate */
                    isolate?: (string|null);

                    /** SampleFields geographicLocationName */
                    geographicLocationName?: (string|null);

                    /** SampleFields isolationSource */
                    isolationSource?: (string|null);

                    /** SampleFields cultureCollection */
                    cultureCollection?: (string|null);

                    /** SampleFields genotype */
                    genotype?: (string|null);

                    /** SampleFields passageHistory */
                    passageHistory?: (string|null);

                    /** SampleFields pathotype */
                    pathotype?: (string|null);

                    /** SampleFields serotype */
                    serotype?: (string|null);

                    /** SampleFields serovar */
                    serovar?: (string|null);

                    /** SampleFields specimenVoucher */
                    specimenVoucher?: (string|null);

                    /** SampleFields subgroup */
                    subgroup?: (string|null);

                    /** SampleFields subtype */
                    subtype?: (string|null);

                    /** SampleFields hostTaxonomicName */
                    hostTaxonomicName?: (string|null);

                    /** SampleFields hostDisease */
                    hostDisease?: (string|null);

                    /** SampleFields hostDescription */
                    hostDescription?: (string|null);

                    /** SampleFields hostDiseaseOutcome */
                    hostDiseaseOutcome?: (string|null);

                    /** SampleFields hostDiseaseStage */
                    hostDiseaseStage?: (string|null);

                    /** SampleFields hostHealthState */
                    hostHealthState?: (string|null);

                    /** SampleFields hostSex */
                    hostSex?: (string|null);

                    /** SampleFields hostTissueSampleId */
                    hostTissueSampleId?: (string|null);

                    /** SampleFields hostAge */
                    hostAge?: (number|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SampleFields. */
                type $Shape = isotrail.catalog.v1.SampleFields.$Properties;
            }

            /**
             * Properties of a MetadataEntry.
             * @deprecated Use isotrail.catalog.v1.MetadataEntry.$Properties instead.
             */
            interface IMetadataEntry extends isotrail.catalog.v1.MetadataEntry.$Properties {
            }

            /** Represents a MetadataEntry. */
            class MetadataEntry {

                /**
                 * Constructs a new MetadataEntry.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.MetadataEntry.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** MetadataEntry name. */
                name: string;

                /** MetadataEntry value. */
                value: string;

                /** MetadataEntry type. */
                type: string;

                /**
                 * Creates a new MetadataEntry instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns MetadataEntry instance
                 */
                static create(properties: isotrail.catalog.v1.MetadataEntry.$Shape): isotrail.catalog.v1.MetadataEntry & isotrail.catalog.v1.MetadataEntry.$Shape;
                static create(properties?: isotrail.catalog.v1.MetadataEntry.$Properties): isotrail.catalog.v1.MetadataEntry;

                /**
                 * Encodes the specified MetadataEntry message. Does not implicitly {@link isotrail.catalog.v1.MetadataEntry.verify|verify} messages.
                 * @param message MetadataEntry message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.MetadataEntry.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a MetadataEntry message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.MetadataEntry & isotrail.catalog.v1.MetadataEntry.$Shape} MetadataEntry
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.MetadataEntry & isotrail.catalog.v1.MetadataEntry.$Shape;
            }

            namespace MetadataEntry {

                /** Properties of a MetadataEntry. */
                interface $Properties {

                    /** MetadataEntry name */
                    name?: string;

                    /** MetadataEntry value */
                    value?: string;

                    /** MetadataEntry type */
                    type?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a MetadataEntry. */
                type $Shape = isotrail.catalog.v1.MetadataEntry.$Properties;
            }

            /**
             * Properties of a SampleCreated.
             * @deprecated Use isotrail.catalog.v1.SampleCreated.$Properties instead.
             */
            interface ISampleCreated extends isotrail.catalog.v1.SampleCreated.$Properties {
            }

            /** Represents a SampleCreated. */
            class SampleCreated {

                /**
                 * Constructs a new SampleCreated.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.SampleCreated.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SampleCreated sampleId. */
                sampleId: string;

                /** SampleCreated projectIds. */
                projectIds: string[];

                /** SampleCreated fields. */
                fields: isotrail.catalog.v1.SampleFields;

                /**
                 * Creates a new SampleCreated instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SampleCreated instance
                 */
                static create(properties: isotrail.catalog.v1.SampleCreated.$Shape): isotrail.catalog.v1.SampleCreated & isotrail.catalog.v1.SampleCreated.$Shape;
                static create(properties?: isotrail.catalog.v1.SampleCreated.$Properties): isotrail.catalog.v1.SampleCreated;

                /**
                 * Encodes the specified SampleCreated message. Does not implicitly {@link isotrail.catalog.v1.SampleCreated.verify|verify} messages.
                 * @param message SampleCreated message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.SampleCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SampleCreated message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleCreated & isotrail.catalog.v1.SampleCreated.$Shape} SampleCreated
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.SampleCreated & isotrail.catalog.v1.SampleCreated.$Shape;
            }

            namespace SampleCreated {

                /** Properties of a SampleCreated. */
                interface $Properties {

                    /** SampleCreated sampleId */
                    sampleId?: string;

                    /** SampleCreated projectIds */
                    projectIds?: string[];

                    /** SampleCreated fields */
                    fields?: isotrail.catalog.v1.SampleFields.$Properties;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SampleCreated. */
                type $Shape = isotrail.catalog.v1.SampleCreated.$Properties;
            }

            /**
             * Properties of a SampleChanged.
             * @deprecated Use isotrail.catalog.v1.SampleChanged.$Properties instead.
             */
            interface ISampleChanged extends isotrail.catalog.v1.SampleChanged.$Properties {
            }

            /** Represents a SampleChanged. */
            class SampleChanged {

                /**
                 * Constructs a new SampleChanged.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.SampleChanged.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SampleChanged sampleId. */
                sampleId: string;

                /** SampleChanged projectIds. */
                projectIds: string[];

                /** SampleChanged fields. */
                fields: isotrail.catalog.v1.SampleFields;

                /** SampleChanged cleared. */
                cleared: string[];

                /**
                 * Creates a new SampleChanged instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SampleChanged instance
                 */
                static create(properties: isotrail.catalog.v1.SampleChanged.$Shape): isotrail.catalog.v1.SampleChanged & isotrail.catalog.v1.SampleChanged.$Shape;
                static create(properties?: isotrail.catalog.v1.SampleChanged.$Properties): isotrail.catalog.v1.SampleChanged;

                /**
                 * Encodes the specified SampleChanged message. Does not implicitly {@link isotrail.catalog.v1.SampleChanged.verify|verify} messages.
                 * @param message SampleChanged message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.SampleChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SampleChanged message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleChanged & isotrail.catalog.v1.SampleChanged.$Shape} SampleChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.SampleChanged & isotrail.catalog.v1.SampleChanged.$Shape;
            }

            namespace SampleChanged {

                /** Properties of a SampleChanged. */
                interface $Properties {

                    /** SampleChanged sampleId */
                    sampleId?: string;

                    /** SampleChanged projectIds */
                    projectIds?: string[];

                    /** SampleChanged fields */
                    fields?: isotrail.catalog.v1.SampleFields.$Properties;

                    /** SampleChanged cleared */
                    cleared?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SampleChanged. */
                type $Shape = isotrail.catalog.v1.SampleChanged.$Properties;
            }

            /**
             * Properties of a SampleMetadataReplaced.
             * @deprecated Use isotrail.catalog.v1.SampleMetadataReplaced.$Properties instead.
             */
            interface ISampleMetadataReplaced extends isotrail.catalog.v1.SampleMetadataReplaced.$Properties {
            }

            /** Represents a SampleMetadataReplaced. */
            class SampleMetadataReplaced {

                /**
                 * Constructs a new SampleMetadataReplaced.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.SampleMetadataReplaced.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SampleMetadataReplaced sampleId. */
                sampleId: string;

                /** SampleMetadataReplaced projectIds. */
                projectIds: string[];

                /** SampleMetadataReplaced entries. */
                entries: isotrail.catalog.v1.MetadataEntry[];

                /**
                 * Creates a new SampleMetadataReplaced instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SampleMetadataReplaced instance
                 */
                static create(properties: isotrail.catalog.v1.SampleMetadataReplaced.$Shape): isotrail.catalog.v1.SampleMetadataReplaced & isotrail.catalog.v1.SampleMetadataReplaced.$Shape;
                static create(properties?: isotrail.catalog.v1.SampleMetadataReplaced.$Properties): isotrail.catalog.v1.SampleMetadataReplaced;

                /**
                 * Encodes the specified SampleMetadataReplaced message. Does not implicitly {@link isotrail.catalog.v1.SampleMetadataReplaced.verify|verify} messages.
                 * @param message SampleMetadataReplaced message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.SampleMetadataReplaced.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SampleMetadataReplaced message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleMetadataReplaced & isotrail.catalog.v1.SampleMetadataReplaced.$Shape} SampleMetadataReplaced
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.SampleMetadataReplaced & isotrail.catalog.v1.SampleMetadataReplaced.$Shape;
            }

            namespace SampleMetadataReplaced {

                /** Properties of a SampleMetadataReplaced. */
                interface $Properties {

                    /** SampleMetadataReplaced sampleId */
                    sampleId?: string;

                    /** SampleMetadataReplaced projectIds */
                    projectIds?: string[];

                    /** SampleMetadataReplaced entries */
                    entries?: isotrail.catalog.v1.MetadataEntry.$Properties[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SampleMetadataReplaced. */
                type $Shape = isotrail.catalog.v1.SampleMetadataReplaced.$Properties;
            }

            /**
             * Properties of a SampleMetadataMerged.
             * @deprecated Use isotrail.catalog.v1.SampleMetadataMerged.$Properties instead.
             */
            interface ISampleMetadataMerged extends isotrail.catalog.v1.SampleMetadataMerged.$Properties {
            }

            /** Represents a SampleMetadataMerged. */
            class SampleMetadataMerged {

                /**
                 * Constructs a new SampleMetadataMerged.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.SampleMetadataMerged.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SampleMetadataMerged sampleId. */
                sampleId: string;

                /** SampleMetadataMerged projectIds. */
                projectIds: string[];

                /** SampleMetadataMerged entries. */
                entries: isotrail.catalog.v1.MetadataEntry[];

                /**
                 * Creates a new SampleMetadataMerged instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SampleMetadataMerged instance
                 */
                static create(properties: isotrail.catalog.v1.SampleMetadataMerged.$Shape): isotrail.catalog.v1.SampleMetadataMerged & isotrail.catalog.v1.SampleMetadataMerged.$Shape;
                static create(properties?: isotrail.catalog.v1.SampleMetadataMerged.$Properties): isotrail.catalog.v1.SampleMetadataMerged;

                /**
                 * Encodes the specified SampleMetadataMerged message. Does not implicitly {@link isotrail.catalog.v1.SampleMetadataMerged.verify|verify} messages.
                 * @param message SampleMetadataMerged message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.SampleMetadataMerged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SampleMetadataMerged message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleMetadataMerged & isotrail.catalog.v1.SampleMetadataMerged.$Shape} SampleMetadataMerged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.SampleMetadataMerged & isotrail.catalog.v1.SampleMetadataMerged.$Shape;
            }

            namespace SampleMetadataMerged {

                /** Properties of a SampleMetadataMerged. */
                interface $Properties {

                    /** SampleMetadataMerged sampleId */
                    sampleId?: string;

                    /** SampleMetadataMerged projectIds */
                    projectIds?: string[];

                    /** SampleMetadataMerged entries */
                    entries?: isotrail.catalog.v1.MetadataEntry.$Properties[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SampleMetadataMerged. */
                type $Shape = isotrail.catalog.v1.SampleMetadataMerged.$Properties;
            }

            /**
             * Properties of a SampleAddedToProject.
             * @deprecated Use isotrail.catalog.v1.SampleAddedToProject.$Properties instead.
             */
            interface ISampleAddedToProject extends isotrail.catalog.v1.SampleAddedToProject.$Properties {
            }

            /** Represents a SampleAddedToProject. */
            class SampleAddedToProject {

                /**
                 * Constructs a new SampleAddedToProject.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.SampleAddedToProject.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SampleAddedToProject sampleId. */
                sampleId: string;

                /** SampleAddedToProject projectIds. */
                projectIds: string[];

                /** SampleAddedToProject projectId. */
                projectId: string;

                /** SampleAddedToProject owner. */
                owner: boolean;

                /**
                 * Creates a new SampleAddedToProject instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SampleAddedToProject instance
                 */
                static create(properties: isotrail.catalog.v1.SampleAddedToProject.$Shape): isotrail.catalog.v1.SampleAddedToProject & isotrail.catalog.v1.SampleAddedToProject.$Shape;
                static create(properties?: isotrail.catalog.v1.SampleAddedToProject.$Properties): isotrail.catalog.v1.SampleAddedToProject;

                /**
                 * Encodes the specified SampleAddedToProject message. Does not implicitly {@link isotrail.catalog.v1.SampleAddedToProject.verify|verify} messages.
                 * @param message SampleAddedToProject message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.SampleAddedToProject.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SampleAddedToProject message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleAddedToProject & isotrail.catalog.v1.SampleAddedToProject.$Shape} SampleAddedToProject
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.SampleAddedToProject & isotrail.catalog.v1.SampleAddedToProject.$Shape;
            }

            namespace SampleAddedToProject {

                /** Properties of a SampleAddedToProject. */
                interface $Properties {

                    /** SampleAddedToProject sampleId */
                    sampleId?: string;

                    /** SampleAddedToProject projectIds */
                    projectIds?: string[];

                    /** SampleAddedToProject projectId */
                    projectId?: string;

                    /** SampleAddedToProject owner */
                    owner?: boolean;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SampleAddedToProject. */
                type $Shape = isotrail.catalog.v1.SampleAddedToProject.$Properties;
            }

            /**
             * Properties of a SampleRemovedFromProject.
             * @deprecated Use isotrail.catalog.v1.SampleRemovedFromProject.$Properties instead.
             */
            interface ISampleRemovedFromProject extends isotrail.catalog.v1.SampleRemovedFromProject.$Properties {
            }

            /** Represents a SampleRemovedFromProject. */
            class SampleRemovedFromProject {

                /**
                 * Constructs a new SampleRemovedFromProject.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.SampleRemovedFromProject.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SampleRemovedFromProject sampleId. */
                sampleId: string;

                /** SampleRemovedFromProject projectIds. */
                projectIds: string[];

                /** SampleRemovedFromProject projectId. */
                projectId: string;

                /**
                 * Creates a new SampleRemovedFromProject instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SampleRemovedFromProject instance
                 */
                static create(properties: isotrail.catalog.v1.SampleRemovedFromProject.$Shape): isotrail.catalog.v1.SampleRemovedFromProject & isotrail.catalog.v1.SampleRemovedFromProject.$Shape;
                static create(properties?: isotrail.catalog.v1.SampleRemovedFromProject.$Properties): isotrail.catalog.v1.SampleRemovedFromProject;

                /**
                 * Encodes the specified SampleRemovedFromProject message. Does not implicitly {@link isotrail.catalog.v1.SampleRemovedFromProject.verify|verify} messages.
                 * @param message SampleRemovedFromProject message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.SampleRemovedFromProject.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SampleRemovedFromProject message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleRemovedFromProject & isotrail.catalog.v1.SampleRemovedFromProject.$Shape} SampleRemovedFromProject
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.SampleRemovedFromProject & isotrail.catalog.v1.SampleRemovedFromProject.$Shape;
            }

            namespace SampleRemovedFromProject {

                /** Properties of a SampleRemovedFromProject. */
                interface $Properties {

                    /** SampleRemovedFromProject sampleId */
                    sampleId?: string;

                    /** SampleRemovedFromProject projectIds */
                    projectIds?: string[];

                    /** SampleRemovedFromProject projectId */
                    projectId?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SampleRemovedFromProject. */
                type $Shape = isotrail.catalog.v1.SampleRemovedFromProject.$Properties;
            }

            /**
             * Properties of a SampleMerged.
             * @deprecated Use isotrail.catalog.v1.SampleMerged.$Properties instead.
             */
            interface ISampleMerged extends isotrail.catalog.v1.SampleMerged.$Properties {
            }

            /** Represents a SampleMerged. */
            class SampleMerged {

                /**
                 * Constructs a new SampleMerged.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.SampleMerged.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SampleMerged sampleId. */
                sampleId: string;

                /** SampleMerged projectIds. */
                projectIds: string[];

                /** SampleMerged intoSampleId. */
                intoSampleId: string;

                /** SampleMerged intoProjectIds. */
                intoProjectIds: string[];

                /**
                 * Creates a new SampleMerged instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SampleMerged instance
                 */
                static create(properties: isotrail.catalog.v1.SampleMerged.$Shape): isotrail.catalog.v1.SampleMerged & isotrail.catalog.v1.SampleMerged.$Shape;
                static create(properties?: isotrail.catalog.v1.SampleMerged.$Properties): isotrail.catalog.v1.SampleMerged;

                /**
                 * Encodes the specified SampleMerged message. Does not implicitly {@link isotrail.catalog.v1.SampleMerged.verify|verify} messages.
                 * @param message SampleMerged message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.SampleMerged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SampleMerged message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleMerged & isotrail.catalog.v1.SampleMerged.$Shape} SampleMerged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.SampleMerged & isotrail.catalog.v1.SampleMerged.$Shape;
            }

            namespace SampleMerged {

                /** Properties of a SampleMerged. */
                interface $Properties {

                    /** SampleMerged sampleId */
                    sampleId?: string;

                    /** SampleMerged projectIds */
                    projectIds?: string[];

                    /** SampleMerged intoSampleId */
                    intoSampleId?: string;

                    /** SampleMerged intoProjectIds */
                    intoProjectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SampleMerged. */
                type $Shape = isotrail.catalog.v1.SampleMerged.$Properties;
            }

            /**
             * Properties of a SampleTookOver.
             * @deprecated Use isotrail.catalog.v1.SampleTookOver.$Properties instead.
             */
            interface ISampleTookOver extends isotrail.catalog.v1.SampleTookOver.$Properties {
            }

            /** Represents a SampleTookOver. */
            class SampleTookOver {

                /**
                 * Constructs a new SampleTookOver.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.catalog.v1.SampleTookOver.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SampleTookOver sampleId. */
                sampleId: string;

                /** SampleTookOver projectIds. */
                projectIds: string[];

                /** SampleTookOver fromSampleId. */
                fromSampleId: string;

                /** SampleTookOver fields. */
                fields: isotrail.catalog.v1.SampleFields;

                /** SampleTookOver entries. */
                entries: isotrail.catalog.v1.MetadataEntry[];

                /**
                 * Creates a new SampleTookOver instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SampleTookOver instance
                 */
                static create(properties: isotrail.catalog.v1.SampleTookOver.$Shape): isotrail.catalog.v1.SampleTookOver & isotrail.catalog.v1.SampleTookOver.$Shape;
                static create(properties?: isotrail.catalog.v1.SampleTookOver.$Properties): isotrail.catalog.v1.SampleTookOver;

                /**
                 * Encodes the specified SampleTookOver message. Does not implicitly {@link isotrail.catalog.v1.SampleTookOver.verify|verify} messages.
                 * @param message SampleTookOver message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.catalog.v1.SampleTookOver.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SampleTookOver message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleTookOver & isotrail.catalog.v1.SampleTookOver.$Shape} SampleTookOver
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.v1.SampleTookOver & isotrail.catalog.v1.SampleTookOver.$Shape;
            }

            namespace SampleTookOver {

                /** Properties of a SampleTookOver. */
                interface $Properties {

                    /** SampleTookOver sampleId */
                    sampleId?: string;

                    /** SampleTookOver projectIds */
                    projectIds?: string[];

                    /** SampleTookOver fromSampleId */
                    fromSampleId?: string;

                    /** SampleTookOver fields */
                    fields?: isotrail.catalog.v1.SampleFields.$Properties;

                    /** SampleTookOver entries */
                    entries?: isotrail.catalog.v1.MetadataEntry.$Properties[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SampleTookOver. */
                type $Shape = isotrail.catalog.v1.SampleTookOver.$Properties;
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

    /** Namespace files. */
    namespace files {

        /** Namespace v1. */
        namespace v1 {

            /**
             * Properties of a SequenceFile.
             * @deprecated Use isotrail.files.v1.SequenceFile.$Properties instead.
             */
            interface ISequenceFile extends isotrail.files.v1.SequenceFile.$Properties {
            }

            /** Represents a SequenceFile. */
            class SequenceFile {

                /**
                 * Constructs a new SequenceFile.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.files.v1.SequenceFile.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SequenceFile fileId. */
                fileId: string;

                /** SequenceFile fileName. */
                fileName: string;

                /** SequenceFile fileSizeBytes. */
                fileSizeBytes: number;

                /** SequenceFile uploadSha256. */
                uploadSha256: string;

                /**
                 * Creates a new SequenceFile instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SequenceFile instance
                 */
                static create(properties: isotrail.files.v1.SequenceFile.$Shape): isotrail.files.v1.SequenceFile & isotrail.files.v1.SequenceFile.$Shape;
                static create(properties?: isotrail.files.v1.SequenceFile.$Properties): isotrail.files.v1.SequenceFile;

                /**
                 * Encodes the specified SequenceFile message. Does not implicitly {@link isotrail.files.v1.SequenceFile.verify|verify} messages.
                 * @param message SequenceFile message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.files.v1.SequenceFile.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SequenceFile message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.SequenceFile & isotrail.files.v1.SequenceFile.$Shape} SequenceFile
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.v1.SequenceFile & isotrail.files.v1.SequenceFile.$Shape;
            }

            namespace SequenceFile {

                /** Properties of a SequenceFile. */
                interface $Properties {

                    /** SequenceFile fileId */
                    fileId?: string;

                    /** SequenceFile fileName */
                    fileName?: string;

                    /** SequenceFile fileSizeBytes */
                    fileSizeBytes?: number;

                    /** SequenceFile uploadSha256 */
                    uploadSha256?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SequenceFile. */
                type $Shape = isotrail.files.v1.SequenceFile.$Properties;
            }

            /**
             * Properties of a SequenceFilesUploaded.
             * @deprecated Use isotrail.files.v1.SequenceFilesUploaded.$Properties instead.
             */
            interface ISequenceFilesUploaded extends isotrail.files.v1.SequenceFilesUploaded.$Properties {
            }

            /** Represents a SequenceFilesUploaded. */
            class SequenceFilesUploaded {

                /**
                 * Constructs a new SequenceFilesUploaded.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.files.v1.SequenceFilesUploaded.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SequenceFilesUploaded objectId. */
                objectId: string;

                /** SequenceFilesUploaded sampleId. */
                sampleId: string;

                /** SequenceFilesUploaded runId. */
                runId: string;

                /** SequenceFilesUploaded files. */
                files: isotrail.files.v1.SequenceFile[];

                /** SequenceFilesUploaded projectIds. */
                projectIds: string[];

                /**
                 * Creates a new SequenceFilesUploaded instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SequenceFilesUploaded instance
                 */
                static create(properties: isotrail.files.v1.SequenceFilesUploaded.$Shape): isotrail.files.v1.SequenceFilesUploaded & isotrail.files.v1.SequenceFilesUploaded.$Shape;
                static create(properties?: isotrail.files.v1.SequenceFilesUploaded.$Properties): isotrail.files.v1.SequenceFilesUploaded;

                /**
                 * Encodes the specified SequenceFilesUploaded message. Does not implicitly {@link isotrail.files.v1.SequenceFilesUploaded.verify|verify} messages.
                 * @param message SequenceFilesUploaded message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.files.v1.SequenceFilesUploaded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SequenceFilesUploaded message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.SequenceFilesUploaded & isotrail.files.v1.SequenceFilesUploaded.$Shape} SequenceFilesUploaded
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.v1.SequenceFilesUploaded & isotrail.files.v1.SequenceFilesUploaded.$Shape;
            }

            namespace SequenceFilesUploaded {

                /** Properties of a SequenceFilesUploaded. */
                interface $Properties {

                    /** SequenceFilesUploaded objectId */
                    objectId?: string;

                    /** SequenceFilesUploaded sampleId */
                    sampleId?: string;

                    /** SequenceFilesUploaded runId */
                    runId?: string;

                    /** SequenceFilesUploaded files */
                    files?: isotrail.files.v1.SequenceFile.$Properties[];

                    /** SequenceFilesUploaded projectIds */
                    projectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SequenceFilesUploaded. */
                type $Shape = isotrail.files.v1.SequenceFilesUploaded.$Properties;
            }

            /**
             * Properties of a SequenceFilesLinkedToRun.
             * @deprecated Use isotrail.files.v1.SequenceFilesLinkedToRun.$Properties instead.
             */
            interface ISequenceFilesLinkedToRun extends isotrail.files.v1.SequenceFilesLinkedToRun.$Properties {
            }

            /** Represents a SequenceFilesLinkedToRun. */
            class SequenceFilesLinkedToRun {

                /**
                 * Constructs a new SequenceFilesLinkedToRun.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.files.v1.SequenceFilesLinkedToRun.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SequenceFilesLinkedToRun objectId. */
                objectId: string;

                /** SequenceFilesLinkedToRun sampleId. */
                sampleId: string;

                /** SequenceFilesLinkedToRun runId. */
                runId: string;

                /** SequenceFilesLinkedToRun fileIds. */
                fileIds: string[];

                /** SequenceFilesLinkedToRun projectIds. */
                projectIds: string[];

                /**
                 * Creates a new SequenceFilesLinkedToRun instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SequenceFilesLinkedToRun instance
                 */
                static create(properties: isotrail.files.v1.SequenceFilesLinkedToRun.$Shape): isotrail.files.v1.SequenceFilesLinkedToRun & isotrail.files.v1.SequenceFilesLinkedToRun.$Shape;
                static create(properties?: isotrail.files.v1.SequenceFilesLinkedToRun.$Properties): isotrail.files.v1.SequenceFilesLinkedToRun;

                /**
                 * Encodes the specified SequenceFilesLinkedToRun message. Does not implicitly {@link isotrail.files.v1.SequenceFilesLinkedToRun.verify|verify} messages.
                 * @param message SequenceFilesLinkedToRun message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.files.v1.SequenceFilesLinkedToRun.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SequenceFilesLinkedToRun message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.SequenceFilesLinkedToRun & isotrail.files.v1.SequenceFilesLinkedToRun.$Shape} SequenceFilesLinkedToRun
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.v1.SequenceFilesLinkedToRun & isotrail.files.v1.SequenceFilesLinkedToRun.$Shape;
            }

            namespace SequenceFilesLinkedToRun {

                /** Properties of a SequenceFilesLinkedToRun. */
                interface $Properties {

                    /** SequenceFilesLinkedToRun objectId */
                    objectId?: string;

                    /** SequenceFilesLinkedToRun sampleId */
                    sampleId?: string;

                    /** SequenceFilesLinkedToRun runId */
                    runId?: string;

                    /** SequenceFilesLinkedToRun fileIds */
                    fileIds?: string[];

                    /** SequenceFilesLinkedToRun projectIds */
                    projectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SequenceFilesLinkedToRun. */
                type $Shape = isotrail.files.v1.SequenceFilesLinkedToRun.$Properties;
            }

            /**
             * Properties of a SequenceFilesMoved.
             * @deprecated Use isotrail.files.v1.SequenceFilesMoved.$Properties instead.
             */
            interface ISequenceFilesMoved extends isotrail.files.v1.SequenceFilesMoved.$Properties {
            }

            /** Represents a SequenceFilesMoved. */
            class SequenceFilesMoved {

                /**
                 * Constructs a new SequenceFilesMoved.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.files.v1.SequenceFilesMoved.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SequenceFilesMoved objectId. */
                objectId: string;

                /** SequenceFilesMoved fromSampleId. */
                fromSampleId: string;

                /** SequenceFilesMoved sampleId. */
                sampleId: string;

                /** SequenceFilesMoved fileIds. */
                fileIds: string[];

                /** SequenceFilesMoved projectIds. */
                projectIds: string[];

                /**
                 * Creates a new SequenceFilesMoved instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SequenceFilesMoved instance
                 */
                static create(properties: isotrail.files.v1.SequenceFilesMoved.$Shape): isotrail.files.v1.SequenceFilesMoved & isotrail.files.v1.SequenceFilesMoved.$Shape;
                static create(properties?: isotrail.files.v1.SequenceFilesMoved.$Properties): isotrail.files.v1.SequenceFilesMoved;

                /**
                 * Encodes the specified SequenceFilesMoved message. Does not implicitly {@link isotrail.files.v1.SequenceFilesMoved.verify|verify} messages.
                 * @param message SequenceFilesMoved message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.files.v1.SequenceFilesMoved.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SequenceFilesMoved message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.SequenceFilesMoved & isotrail.files.v1.SequenceFilesMoved.$Shape} SequenceFilesMoved
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.v1.SequenceFilesMoved & isotrail.files.v1.SequenceFilesMoved.$Shape;
            }

            namespace SequenceFilesMoved {

                /** Properties of a SequenceFilesMoved. */
                interface $Properties {

                    /** SequenceFilesMoved objectId */
                    objectId?: string;

                    /** SequenceFilesMoved fromSampleId */
                    fromSampleId?: string;

                    /** SequenceFilesMoved sampleId */
                    sampleId?: string;

                    /** SequenceFilesMoved fileIds */
                    fileIds?: string[];

                    /** SequenceFilesMoved projectIds */
                    projectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SequenceFilesMoved. */
                type $Shape = isotrail.files.v1.SequenceFilesMoved.$Properties;
            }

            /**
             * Properties of a SequenceFilesDeleted.
             * @deprecated Use isotrail.files.v1.SequenceFilesDeleted.$Properties instead.
             */
            interface ISequenceFilesDeleted extends isotrail.files.v1.SequenceFilesDeleted.$Properties {
            }

            /** Represents a SequenceFilesDeleted. */
            class SequenceFilesDeleted {

                /**
                 * Constructs a new SequenceFilesDeleted.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.files.v1.SequenceFilesDeleted.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SequenceFilesDeleted objectId. */
                objectId: string;

                /** SequenceFilesDeleted sampleId. */
                sampleId: string;

                /** SequenceFilesDeleted runId. */
                runId: string;

                /** SequenceFilesDeleted fileIds. */
                fileIds: string[];

                /** SequenceFilesDeleted projectIds. */
                projectIds: string[];

                /**
                 * Creates a new SequenceFilesDeleted instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SequenceFilesDeleted instance
                 */
                static create(properties: isotrail.files.v1.SequenceFilesDeleted.$Shape): isotrail.files.v1.SequenceFilesDeleted & isotrail.files.v1.SequenceFilesDeleted.$Shape;
                static create(properties?: isotrail.files.v1.SequenceFilesDeleted.$Properties): isotrail.files.v1.SequenceFilesDeleted;

                /**
                 * Encodes the specified SequenceFilesDeleted message. Does not implicitly {@link isotrail.files.v1.SequenceFilesDeleted.verify|verify} messages.
                 * @param message SequenceFilesDeleted message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.files.v1.SequenceFilesDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SequenceFilesDeleted message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.SequenceFilesDeleted & isotrail.files.v1.SequenceFilesDeleted.$Shape} SequenceFilesDeleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.v1.SequenceFilesDeleted & isotrail.files.v1.SequenceFilesDeleted.$Shape;
            }

            namespace SequenceFilesDeleted {

                /** Properties of a SequenceFilesDeleted. */
                interface $Properties {

                    /** SequenceFilesDeleted objectId */
                    objectId?: string;

                    /** SequenceFilesDeleted sampleId */
                    sampleId?: string;

                    /** SequenceFilesDeleted runId */
                    runId?: string;

                    /** SequenceFilesDeleted fileIds */
                    fileIds?: string[];

                    /** SequenceFilesDeleted projectIds */
                    projectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SequenceFilesDeleted. */
                type $Shape = isotrail.files.v1.SequenceFilesDeleted.$Properties;
            }

            /**
             * Properties of a SequenceFilesDestroyed.
             * @deprecated Use isotrail.files.v1.SequenceFilesDestroyed.$Properties instead.
             */
            interface ISequenceFilesDestroyed extends isotrail.files.v1.SequenceFilesDestroyed.$Properties {
            }

            /** Represents a SequenceFilesDestroyed. */
            class SequenceFilesDestroyed {

                /**
                 * Constructs a new SequenceFilesDestroyed.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.files.v1.SequenceFilesDestroyed.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SequenceFilesDestroyed objectId. */
                objectId: string;

                /** SequenceFilesDestroyed fileIds. */
                fileIds: string[];

                /** SequenceFilesDestroyed projectIds. */
                projectIds: string[];

                /**
                 * Creates a new SequenceFilesDestroyed instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SequenceFilesDestroyed instance
                 */
                static create(properties: isotrail.files.v1.SequenceFilesDestroyed.$Shape): isotrail.files.v1.SequenceFilesDestroyed & isotrail.files.v1.SequenceFilesDestroyed.$Shape;
                static create(properties?: isotrail.files.v1.SequenceFilesDestroyed.$Properties): isotrail.files.v1.SequenceFilesDestroyed;

                /**
                 * Encodes the specified SequenceFilesDestroyed message. Does not implicitly {@link isotrail.files.v1.SequenceFilesDestroyed.verify|verify} messages.
                 * @param message SequenceFilesDestroyed message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.files.v1.SequenceFilesDestroyed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SequenceFilesDestroyed message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.SequenceFilesDestroyed & isotrail.files.v1.SequenceFilesDestroyed.$Shape} SequenceFilesDestroyed
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.v1.SequenceFilesDestroyed & isotrail.files.v1.SequenceFilesDestroyed.$Shape;
            }

            namespace SequenceFilesDestroyed {

                /** Properties of a SequenceFilesDestroyed. */
                interface $Properties {

                    /** SequenceFilesDestroyed objectId */
                    objectId?: string;

                    /** SequenceFilesDestroyed fileIds */
                    fileIds?: string[];

                    /** SequenceFilesDestroyed projectIds */
                    projectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SequenceFilesDestroyed. */
                type $Shape = isotrail.files.v1.SequenceFilesDestroyed.$Properties;
            }

            /**
             * Properties of a QcCompleted.
             * @deprecated Use isotrail.files.v1.QcCompleted.$Properties instead.
             */
            interface IQcCompleted extends isotrail.files.v1.QcCompleted.$Properties {
            }

            /** Represents a QcCompleted. */
            class QcCompleted {

                /**
                 * Constructs a new QcCompleted.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.files.v1.QcCompleted.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** QcCompleted objectId. */
                objectId: string;

                /** QcCompleted fileId. */
                fileId: string;

                /** QcCompleted sampleId. */
                sampleId: string;

                /** QcCompleted runId. */
                runId: string;

                /** QcCompleted engine. */
                engine: string;

                /** QcCompleted profile. */
                profile: string;

                /** QcCompleted encoding. */
                encoding: string;

                /** QcCompleted totalSequences. */
                totalSequences: number;

                /** QcCompleted totalBases. */
                totalBases: number;

                /** QcCompleted minLength. */
                minLength: number;

                /** QcCompleted maxLength. */
                maxLength: number;

                /** QcCompleted gcContent. */
                gcContent: number;

                /** QcCompleted projectIds. */
                projectIds: string[];

                /** QcCompleted fileName. */
                fileName: string;

                /** QcCompleted uploadSha256. */
                uploadSha256: string;

                /** QcCompleted recordPath. */
                recordPath: string;

                /** QcCompleted gcPercent. */
                gcPercent: (number|null);

                /** QcCompleted meanQuality. */
                meanQuality: (number|null);

                /** QcCompleted q30Percent. */
                q30Percent: (number|null);

                /** QcCompleted modules. */
                modules: { [k: string]: string };

                /** QcCompleted warnings. */
                warnings: string[];

                /** QcCompleted additionalProperties. */
                additionalProperties: { [k: string]: string };

                /** QcCompleted sampleName. */
                sampleName: string;

                /** QcCompleted coverage. */
                coverage: (number|null);

                /**
                 * Creates a new QcCompleted instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns QcCompleted instance
                 */
                static create(properties: isotrail.files.v1.QcCompleted.$Shape): isotrail.files.v1.QcCompleted & isotrail.files.v1.QcCompleted.$Shape;
                static create(properties?: isotrail.files.v1.QcCompleted.$Properties): isotrail.files.v1.QcCompleted;

                /**
                 * Encodes the specified QcCompleted message. Does not implicitly {@link isotrail.files.v1.QcCompleted.verify|verify} messages.
                 * @param message QcCompleted message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.files.v1.QcCompleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a QcCompleted message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.QcCompleted & isotrail.files.v1.QcCompleted.$Shape} QcCompleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.v1.QcCompleted & isotrail.files.v1.QcCompleted.$Shape;
            }

            namespace QcCompleted {

                /** Properties of a QcCompleted. */
                interface $Properties {

                    /** QcCompleted objectId */
                    objectId?: string;

                    /** QcCompleted fileId */
                    fileId?: string;

                    /** QcCompleted sampleId */
                    sampleId?: string;

                    /** QcCompleted runId */
                    runId?: string;

                    /** QcCompleted engine */
                    engine?: string;

                    /** QcCompleted profile */
                    profile?: string;

                    /** QcCompleted encoding */
                    encoding?: string;

                    /** QcCompleted totalSequences */
                    totalSequences?: number;

                    /** QcCompleted totalBases */
                    totalBases?: number;

                    /** QcCompleted minLength */
                    minLength?: number;

                    /** QcCompleted maxLength */
                    maxLength?: number;

                    /** QcCompleted gcContent */
                    gcContent?: number;

                    /** QcCompleted projectIds */
                    projectIds?: string[];

                    /** QcCompleted fileName */
                    fileName?: string;

                    /** QcCompleted uploadSha256 */
                    uploadSha256?: string;

                    /** QcCompleted recordPath */
                    recordPath?: string;

                    /** QcCompleted gcPercent */
                    gcPercent?: (number|null);

                    /** QcCompleted meanQuality */
                    meanQuality?: (number|null);

                    /** QcCompleted q30Percent */
                    q30Percent?: (number|null);

                    /** QcCompleted modules */
                    modules?: { [k: string]: string };

                    /** QcCompleted warnings */
                    warnings?: string[];

                    /** QcCompleted additionalProperties */
                    additionalProperties?: { [k: string]: string };

                    /** QcCompleted sampleName */
                    sampleName?: string;

                    /** QcCompleted coverage */
                    coverage?: (number|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a QcCompleted. */
                type $Shape = isotrail.files.v1.QcCompleted.$Properties;
            }

            /**
             * Properties of a QcFailed.
             * @deprecated Use isotrail.files.v1.QcFailed.$Properties instead.
             */
            interface IQcFailed extends isotrail.files.v1.QcFailed.$Properties {
            }

            /** Represents a QcFailed. */
            class QcFailed {

                /**
                 * Constructs a new QcFailed.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.files.v1.QcFailed.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** QcFailed objectId. */
                objectId: string;

                /** QcFailed fileId. */
                fileId: string;

                /** QcFailed sampleId. */
                sampleId: string;

                /** QcFailed runId. */
                runId: string;

                /** QcFailed engine. */
                engine: string;

                /** QcFailed profile. */
                profile: string;

                /** QcFailed code. */
                code: string;

                /** QcFailed record. */
                record: (number|null);

                /** QcFailed offset. */
                offset: (number|null);

                /** QcFailed message. */
                message: string;

                /** QcFailed projectIds. */
                projectIds: string[];

                /** QcFailed fileName. */
                fileName: string;

                /** QcFailed uploadSha256. */
                uploadSha256: string;

                /** QcFailed filePath. */
                filePath: string;

                /**
                 * Creates a new QcFailed instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns QcFailed instance
                 */
                static create(properties: isotrail.files.v1.QcFailed.$Shape): isotrail.files.v1.QcFailed & isotrail.files.v1.QcFailed.$Shape;
                static create(properties?: isotrail.files.v1.QcFailed.$Properties): isotrail.files.v1.QcFailed;

                /**
                 * Encodes the specified QcFailed message. Does not implicitly {@link isotrail.files.v1.QcFailed.verify|verify} messages.
                 * @param message QcFailed message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.files.v1.QcFailed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a QcFailed message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.QcFailed & isotrail.files.v1.QcFailed.$Shape} QcFailed
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.v1.QcFailed & isotrail.files.v1.QcFailed.$Shape;
            }

            namespace QcFailed {

                /** Properties of a QcFailed. */
                interface $Properties {

                    /** QcFailed objectId */
                    objectId?: string;

                    /** QcFailed fileId */
                    fileId?: string;

                    /** QcFailed sampleId */
                    sampleId?: string;

                    /** QcFailed runId */
                    runId?: string;

                    /** QcFailed engine */
                    engine?: string;

                    /** QcFailed profile */
                    profile?: string;

                    /** QcFailed code */
                    code?: string;

                    /** QcFailed record */
                    record?: (number|null);

                    /** QcFailed offset */
                    offset?: (number|null);

                    /** QcFailed message */
                    message?: string;

                    /** QcFailed projectIds */
                    projectIds?: string[];

                    /** QcFailed fileName */
                    fileName?: string;

                    /** QcFailed uploadSha256 */
                    uploadSha256?: string;

                    /** QcFailed filePath */
                    filePath?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a QcFailed. */
                type $Shape = isotrail.files.v1.QcFailed.$Properties;
            }

            /**
             * Properties of a SequencingObjectProcessed.
             * @deprecated Use isotrail.files.v1.SequencingObjectProcessed.$Properties instead.
             */
            interface ISequencingObjectProcessed extends isotrail.files.v1.SequencingObjectProcessed.$Properties {
            }

            /** Represents a SequencingObjectProcessed. */
            class SequencingObjectProcessed {

                /**
                 * Constructs a new SequencingObjectProcessed.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.files.v1.SequencingObjectProcessed.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** SequencingObjectProcessed objectId. */
                objectId: string;

                /** SequencingObjectProcessed sampleId. */
                sampleId: string;

                /** SequencingObjectProcessed runId. */
                runId: string;

                /** SequencingObjectProcessed fileIds. */
                fileIds: string[];

                /** SequencingObjectProcessed state. */
                state: string;

                /** SequencingObjectProcessed message. */
                message: string;

                /** SequencingObjectProcessed projectIds. */
                projectIds: string[];

                /**
                 * Creates a new SequencingObjectProcessed instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns SequencingObjectProcessed instance
                 */
                static create(properties: isotrail.files.v1.SequencingObjectProcessed.$Shape): isotrail.files.v1.SequencingObjectProcessed & isotrail.files.v1.SequencingObjectProcessed.$Shape;
                static create(properties?: isotrail.files.v1.SequencingObjectProcessed.$Properties): isotrail.files.v1.SequencingObjectProcessed;

                /**
                 * Encodes the specified SequencingObjectProcessed message. Does not implicitly {@link isotrail.files.v1.SequencingObjectProcessed.verify|verify} messages.
                 * @param message SequencingObjectProcessed message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.files.v1.SequencingObjectProcessed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a SequencingObjectProcessed message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.SequencingObjectProcessed & isotrail.files.v1.SequencingObjectProcessed.$Shape} SequencingObjectProcessed
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.v1.SequencingObjectProcessed & isotrail.files.v1.SequencingObjectProcessed.$Shape;
            }

            namespace SequencingObjectProcessed {

                /** Properties of a SequencingObjectProcessed. */
                interface $Properties {

                    /** SequencingObjectProcessed objectId */
                    objectId?: string;

                    /** SequencingObjectProcessed sampleId */
                    sampleId?: string;

                    /** SequencingObjectProcessed runId */
                    runId?: string;

                    /** SequencingObjectProcessed fileIds */
                    fileIds?: string[];

                    /** SequencingObjectProcessed state */
                    state?: string;

                    /** SequencingObjectProcessed message */
                    message?: string;

                    /** SequencingObjectProcessed projectIds */
                    projectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a SequencingObjectProcessed. */
                type $Shape = isotrail.files.v1.SequencingObjectProcessed.$Properties;
            }

            /**
             * Properties of a RunProcessed.
             * @deprecated Use isotrail.files.v1.RunProcessed.$Properties instead.
             */
            interface IRunProcessed extends isotrail.files.v1.RunProcessed.$Properties {
            }

            /** Represents a RunProcessed. */
            class RunProcessed {

                /**
                 * Constructs a new RunProcessed.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.files.v1.RunProcessed.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** RunProcessed runId. */
                runId: string;

                /** RunProcessed projectIds. */
                projectIds: string[];

                /**
                 * Creates a new RunProcessed instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns RunProcessed instance
                 */
                static create(properties: isotrail.files.v1.RunProcessed.$Shape): isotrail.files.v1.RunProcessed & isotrail.files.v1.RunProcessed.$Shape;
                static create(properties?: isotrail.files.v1.RunProcessed.$Properties): isotrail.files.v1.RunProcessed;

                /**
                 * Encodes the specified RunProcessed message. Does not implicitly {@link isotrail.files.v1.RunProcessed.verify|verify} messages.
                 * @param message RunProcessed message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.files.v1.RunProcessed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a RunProcessed message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.RunProcessed & isotrail.files.v1.RunProcessed.$Shape} RunProcessed
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.files.v1.RunProcessed & isotrail.files.v1.RunProcessed.$Shape;
            }

            namespace RunProcessed {

                /** Properties of a RunProcessed. */
                interface $Properties {

                    /** RunProcessed runId */
                    runId?: string;

                    /** RunProcessed projectIds */
                    projectIds?: string[];

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a RunProcessed. */
                type $Shape = isotrail.files.v1.RunProcessed.$Properties;
            }
        }
    }

    /** Namespace identity. */
    namespace identity {

        /** Namespace v1. */
        namespace v1 {

            /**
             * Properties of a UserCreated.
             * @deprecated Use isotrail.identity.v1.UserCreated.$Properties instead.
             */
            interface IUserCreated extends isotrail.identity.v1.UserCreated.$Properties {
            }

            /** Represents a UserCreated. */
            class UserCreated {

                /**
                 * Constructs a new UserCreated.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.identity.v1.UserCreated.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** UserCreated userId. */
                userId: string;

                /** UserCreated systemRole. */
                systemRole: string;

                /** UserCreated enabled. */
                enabled: boolean;

                /**
                 * Creates a new UserCreated instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns UserCreated instance
                 */
                static create(properties: isotrail.identity.v1.UserCreated.$Shape): isotrail.identity.v1.UserCreated & isotrail.identity.v1.UserCreated.$Shape;
                static create(properties?: isotrail.identity.v1.UserCreated.$Properties): isotrail.identity.v1.UserCreated;

                /**
                 * Encodes the specified UserCreated message. Does not implicitly {@link isotrail.identity.v1.UserCreated.verify|verify} messages.
                 * @param message UserCreated message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.identity.v1.UserCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a UserCreated message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.identity.v1.UserCreated & isotrail.identity.v1.UserCreated.$Shape} UserCreated
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.v1.UserCreated & isotrail.identity.v1.UserCreated.$Shape;
            }

            namespace UserCreated {

                /** Properties of a UserCreated. */
                interface $Properties {

                    /** UserCreated userId */
                    userId?: string;

                    /** UserCreated systemRole */
                    systemRole?: string;

                    /** UserCreated enabled */
                    enabled?: boolean;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a UserCreated. */
                type $Shape = isotrail.identity.v1.UserCreated.$Properties;
            }

            /**
             * Properties of a UserChanged.
             * @deprecated Use isotrail.identity.v1.UserChanged.$Properties instead.
             */
            interface IUserChanged extends isotrail.identity.v1.UserChanged.$Properties {
            }

            /** Represents a UserChanged. */
            class UserChanged {

                /**
                 * Constructs a new UserChanged.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.identity.v1.UserChanged.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** UserChanged userId. */
                userId: string;

                /** UserChanged systemRole. */
                systemRole: (string|null);

                /** UserChanged enabled. */
                enabled: (boolean|null);

                /**
                 * Creates a new UserChanged instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns UserChanged instance
                 */
                static create(properties: isotrail.identity.v1.UserChanged.$Shape): isotrail.identity.v1.UserChanged & isotrail.identity.v1.UserChanged.$Shape;
                static create(properties?: isotrail.identity.v1.UserChanged.$Properties): isotrail.identity.v1.UserChanged;

                /**
                 * Encodes the specified UserChanged message. Does not implicitly {@link isotrail.identity.v1.UserChanged.verify|verify} messages.
                 * @param message UserChanged message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.identity.v1.UserChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a UserChanged message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.identity.v1.UserChanged & isotrail.identity.v1.UserChanged.$Shape} UserChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.v1.UserChanged & isotrail.identity.v1.UserChanged.$Shape;
            }

            namespace UserChanged {

                /** Properties of a UserChanged. */
                interface $Properties {

                    /** UserChanged userId */
                    userId?: string;

                    /** UserChanged systemRole */
                    systemRole?: (string|null);

                    /** UserChanged enabled */
                    enabled?: (boolean|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a UserChanged. */
                type $Shape = isotrail.identity.v1.UserChanged.$Properties;
            }

            /**
             * Properties of a UserDeleted.
             * @deprecated Use isotrail.identity.v1.UserDeleted.$Properties instead.
             */
            interface IUserDeleted extends isotrail.identity.v1.UserDeleted.$Properties {
            }

            /** Represents a UserDeleted. */
            class UserDeleted {

                /**
                 * Constructs a new UserDeleted.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.identity.v1.UserDeleted.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** UserDeleted userId. */
                userId: string;

                /**
                 * Creates a new UserDeleted instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns UserDeleted instance
                 */
                static create(properties: isotrail.identity.v1.UserDeleted.$Shape): isotrail.identity.v1.UserDeleted & isotrail.identity.v1.UserDeleted.$Shape;
                static create(properties?: isotrail.identity.v1.UserDeleted.$Properties): isotrail.identity.v1.UserDeleted;

                /**
                 * Encodes the specified UserDeleted message. Does not implicitly {@link isotrail.identity.v1.UserDeleted.verify|verify} messages.
                 * @param message UserDeleted message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.identity.v1.UserDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a UserDeleted message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.identity.v1.UserDeleted & isotrail.identity.v1.UserDeleted.$Shape} UserDeleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.v1.UserDeleted & isotrail.identity.v1.UserDeleted.$Shape;
            }

            namespace UserDeleted {

                /** Properties of a UserDeleted. */
                interface $Properties {

                    /** UserDeleted userId */
                    userId?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a UserDeleted. */
                type $Shape = isotrail.identity.v1.UserDeleted.$Properties;
            }

            /**
             * Properties of a GroupCreated.
             * @deprecated Use isotrail.identity.v1.GroupCreated.$Properties instead.
             */
            interface IGroupCreated extends isotrail.identity.v1.GroupCreated.$Properties {
            }

            /** Represents a GroupCreated. */
            class GroupCreated {

                /**
                 * Constructs a new GroupCreated.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.identity.v1.GroupCreated.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** GroupCreated groupId. */
                groupId: string;

                /** GroupCreated ownerId. */
                ownerId: string;

                /**
                 * Creates a new GroupCreated instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns GroupCreated instance
                 */
                static create(properties: isotrail.identity.v1.GroupCreated.$Shape): isotrail.identity.v1.GroupCreated & isotrail.identity.v1.GroupCreated.$Shape;
                static create(properties?: isotrail.identity.v1.GroupCreated.$Properties): isotrail.identity.v1.GroupCreated;

                /**
                 * Encodes the specified GroupCreated message. Does not implicitly {@link isotrail.identity.v1.GroupCreated.verify|verify} messages.
                 * @param message GroupCreated message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.identity.v1.GroupCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a GroupCreated message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.identity.v1.GroupCreated & isotrail.identity.v1.GroupCreated.$Shape} GroupCreated
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.v1.GroupCreated & isotrail.identity.v1.GroupCreated.$Shape;
            }

            namespace GroupCreated {

                /** Properties of a GroupCreated. */
                interface $Properties {

                    /** GroupCreated groupId */
                    groupId?: string;

                    /** GroupCreated ownerId */
                    ownerId?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a GroupCreated. */
                type $Shape = isotrail.identity.v1.GroupCreated.$Properties;
            }

            /**
             * Properties of a GroupMemberAdded.
             * @deprecated Use isotrail.identity.v1.GroupMemberAdded.$Properties instead.
             */
            interface IGroupMemberAdded extends isotrail.identity.v1.GroupMemberAdded.$Properties {
            }

            /** Represents a GroupMemberAdded. */
            class GroupMemberAdded {

                /**
                 * Constructs a new GroupMemberAdded.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.identity.v1.GroupMemberAdded.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** GroupMemberAdded groupId. */
                groupId: string;

                /** GroupMemberAdded userId. */
                userId: string;

                /** GroupMemberAdded role. */
                role: string;

                /**
                 * Creates a new GroupMemberAdded instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns GroupMemberAdded instance
                 */
                static create(properties: isotrail.identity.v1.GroupMemberAdded.$Shape): isotrail.identity.v1.GroupMemberAdded & isotrail.identity.v1.GroupMemberAdded.$Shape;
                static create(properties?: isotrail.identity.v1.GroupMemberAdded.$Properties): isotrail.identity.v1.GroupMemberAdded;

                /**
                 * Encodes the specified GroupMemberAdded message. Does not implicitly {@link isotrail.identity.v1.GroupMemberAdded.verify|verify} messages.
                 * @param message GroupMemberAdded message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.identity.v1.GroupMemberAdded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a GroupMemberAdded message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.identity.v1.GroupMemberAdded & isotrail.identity.v1.GroupMemberAdded.$Shape} GroupMemberAdded
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.v1.GroupMemberAdded & isotrail.identity.v1.GroupMemberAdded.$Shape;
            }

            namespace GroupMemberAdded {

                /** Properties of a GroupMemberAdded. */
                interface $Properties {

                    /** GroupMemberAdded groupId */
                    groupId?: string;

                    /** GroupMemberAdded userId */
                    userId?: string;

                    /** GroupMemberAdded role */
                    role?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a GroupMemberAdded. */
                type $Shape = isotrail.identity.v1.GroupMemberAdded.$Properties;
            }

            /**
             * Properties of a GroupMemberChanged.
             * @deprecated Use isotrail.identity.v1.GroupMemberChanged.$Properties instead.
             */
            interface IGroupMemberChanged extends isotrail.identity.v1.GroupMemberChanged.$Properties {
            }

            /** Represents a GroupMemberChanged. */
            class GroupMemberChanged {

                /**
                 * Constructs a new GroupMemberChanged.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.identity.v1.GroupMemberChanged.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** GroupMemberChanged groupId. */
                groupId: string;

                /** GroupMemberChanged userId. */
                userId: string;

                /** GroupMemberChanged role. */
                role: string;

                /**
                 * Creates a new GroupMemberChanged instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns GroupMemberChanged instance
                 */
                static create(properties: isotrail.identity.v1.GroupMemberChanged.$Shape): isotrail.identity.v1.GroupMemberChanged & isotrail.identity.v1.GroupMemberChanged.$Shape;
                static create(properties?: isotrail.identity.v1.GroupMemberChanged.$Properties): isotrail.identity.v1.GroupMemberChanged;

                /**
                 * Encodes the specified GroupMemberChanged message. Does not implicitly {@link isotrail.identity.v1.GroupMemberChanged.verify|verify} messages.
                 * @param message GroupMemberChanged message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.identity.v1.GroupMemberChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a GroupMemberChanged message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.identity.v1.GroupMemberChanged & isotrail.identity.v1.GroupMemberChanged.$Shape} GroupMemberChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.v1.GroupMemberChanged & isotrail.identity.v1.GroupMemberChanged.$Shape;
            }

            namespace GroupMemberChanged {

                /** Properties of a GroupMemberChanged. */
                interface $Properties {

                    /** GroupMemberChanged groupId */
                    groupId?: string;

                    /** GroupMemberChanged userId */
                    userId?: string;

                    /** GroupMemberChanged role */
                    role?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a GroupMemberChanged. */
                type $Shape = isotrail.identity.v1.GroupMemberChanged.$Properties;
            }

            /**
             * Properties of a GroupMemberRemoved.
             * @deprecated Use isotrail.identity.v1.GroupMemberRemoved.$Properties instead.
             */
            interface IGroupMemberRemoved extends isotrail.identity.v1.GroupMemberRemoved.$Properties {
            }

            /** Represents a GroupMemberRemoved. */
            class GroupMemberRemoved {

                /**
                 * Constructs a new GroupMemberRemoved.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.identity.v1.GroupMemberRemoved.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** GroupMemberRemoved groupId. */
                groupId: string;

                /** GroupMemberRemoved userId. */
                userId: string;

                /**
                 * Creates a new GroupMemberRemoved instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns GroupMemberRemoved instance
                 */
                static create(properties: isotrail.identity.v1.GroupMemberRemoved.$Shape): isotrail.identity.v1.GroupMemberRemoved & isotrail.identity.v1.GroupMemberRemoved.$Shape;
                static create(properties?: isotrail.identity.v1.GroupMemberRemoved.$Properties): isotrail.identity.v1.GroupMemberRemoved;

                /**
                 * Encodes the specified GroupMemberRemoved message. Does not implicitly {@link isotrail.identity.v1.GroupMemberRemoved.verify|verify} messages.
                 * @param message GroupMemberRemoved message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.identity.v1.GroupMemberRemoved.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a GroupMemberRemoved message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.identity.v1.GroupMemberRemoved & isotrail.identity.v1.GroupMemberRemoved.$Shape} GroupMemberRemoved
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.v1.GroupMemberRemoved & isotrail.identity.v1.GroupMemberRemoved.$Shape;
            }

            namespace GroupMemberRemoved {

                /** Properties of a GroupMemberRemoved. */
                interface $Properties {

                    /** GroupMemberRemoved groupId */
                    groupId?: string;

                    /** GroupMemberRemoved userId */
                    userId?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a GroupMemberRemoved. */
                type $Shape = isotrail.identity.v1.GroupMemberRemoved.$Properties;
            }

            /**
             * Properties of a GroupDeleted.
             * @deprecated Use isotrail.identity.v1.GroupDeleted.$Properties instead.
             */
            interface IGroupDeleted extends isotrail.identity.v1.GroupDeleted.$Properties {
            }

            /** Represents a GroupDeleted. */
            class GroupDeleted {

                /**
                 * Constructs a new GroupDeleted.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.identity.v1.GroupDeleted.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** GroupDeleted groupId. */
                groupId: string;

                /**
                 * Creates a new GroupDeleted instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns GroupDeleted instance
                 */
                static create(properties: isotrail.identity.v1.GroupDeleted.$Shape): isotrail.identity.v1.GroupDeleted & isotrail.identity.v1.GroupDeleted.$Shape;
                static create(properties?: isotrail.identity.v1.GroupDeleted.$Properties): isotrail.identity.v1.GroupDeleted;

                /**
                 * Encodes the specified GroupDeleted message. Does not implicitly {@link isotrail.identity.v1.GroupDeleted.verify|verify} messages.
                 * @param message GroupDeleted message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.identity.v1.GroupDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a GroupDeleted message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.identity.v1.GroupDeleted & isotrail.identity.v1.GroupDeleted.$Shape} GroupDeleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.identity.v1.GroupDeleted & isotrail.identity.v1.GroupDeleted.$Shape;
            }

            namespace GroupDeleted {

                /** Properties of a GroupDeleted. */
                interface $Properties {

                    /** GroupDeleted groupId */
                    groupId?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a GroupDeleted. */
                type $Shape = isotrail.identity.v1.GroupDeleted.$Properties;
            }
        }
    }

    /** Namespace runs. */
    namespace runs {

        /** Namespace v1. */
        namespace v1 {

            /**
             * Properties of a RunCreated.
             * @deprecated Use isotrail.runs.v1.RunCreated.$Properties instead.
             */
            interface IRunCreated extends isotrail.runs.v1.RunCreated.$Properties {
            }

            /** Represents a RunCreated. */
            class RunCreated {

                /**
                 * Constructs a new RunCreated.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.runs.v1.RunCreated.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** RunCreated runId. */
                runId: string;

                /** RunCreated sequencerType. */
                sequencerType: string;

                /** RunCreated layoutType. */
                layoutType: string;

                /** RunCreated uploadStatus. */
                uploadStatus: string;

                /** RunCreated description. */
                description: (string|null);

                /** RunCreated projectName. */
                projectName: (string|null);

                /** RunCreated workflow. */
                workflow: (string|null);

                /** RunCreated experimentName. */
                experimentName: (string|null);

                /** RunCreated application. */
                application: (string|null);

                /** RunCreated assay. */
                assay: (string|null);

                /** RunCreated chemistry. */
                chemistry: (string|null);

                /** RunCreated readLengths. */
                readLengths: (number|null);

                /**
                 * Creates a new RunCreated instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns RunCreated instance
                 */
                static create(properties: isotrail.runs.v1.RunCreated.$Shape): isotrail.runs.v1.RunCreated & isotrail.runs.v1.RunCreated.$Shape;
                static create(properties?: isotrail.runs.v1.RunCreated.$Properties): isotrail.runs.v1.RunCreated;

                /**
                 * Encodes the specified RunCreated message. Does not implicitly {@link isotrail.runs.v1.RunCreated.verify|verify} messages.
                 * @param message RunCreated message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.runs.v1.RunCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a RunCreated message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.runs.v1.RunCreated & isotrail.runs.v1.RunCreated.$Shape} RunCreated
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.runs.v1.RunCreated & isotrail.runs.v1.RunCreated.$Shape;
            }

            namespace RunCreated {

                /** Properties of a RunCreated. */
                interface $Properties {

                    /** RunCreated runId */
                    runId?: string;

                    /** RunCreated sequencerType */
                    sequencerType?: string;

                    /** RunCreated layoutType */
                    layoutType?: string;

                    /** RunCreated uploadStatus */
                    uploadStatus?: string;

                    /** RunCreated description */
                    description?: (string|null);

                    /** RunCreated projectName */
                    projectName?: (string|null);

                    /** RunCreated workflow */
                    workflow?: (string|null);

                    /** RunCreated experimentName */
                    experimentName?: (string|null);

                    /** RunCreated application */
                    application?: (string|null);

                    /** RunCreated assay */
                    assay?: (string|null);

                    /** RunCreated chemistry */
                    chemistry?: (string|null);

                    /** RunCreated readLengths */
                    readLengths?: (number|null);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a RunCreated. */
                type $Shape = isotrail.runs.v1.RunCreated.$Properties;
            }

            /**
             * Properties of a RunChanged.
             * @deprecated Use isotrail.runs.v1.RunChanged.$Properties instead.
             */
            interface IRunChanged extends isotrail.runs.v1.RunChanged.$Properties {
            }

            /** Represents a RunChanged. */
            class RunChanged {

                /**
                 * Constructs a new RunChanged.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.runs.v1.RunChanged.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** RunChanged runId. */
                runId: string;

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
                static create(properties: isotrail.runs.v1.RunChanged.$Shape): isotrail.runs.v1.RunChanged & isotrail.runs.v1.RunChanged.$Shape;
                static create(properties?: isotrail.runs.v1.RunChanged.$Properties): isotrail.runs.v1.RunChanged;

                /**
                 * Encodes the specified RunChanged message. Does not implicitly {@link isotrail.runs.v1.RunChanged.verify|verify} messages.
                 * @param message RunChanged message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.runs.v1.RunChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a RunChanged message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.runs.v1.RunChanged & isotrail.runs.v1.RunChanged.$Shape} RunChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.runs.v1.RunChanged & isotrail.runs.v1.RunChanged.$Shape;
            }

            namespace RunChanged {

                /** Properties of a RunChanged. */
                interface $Properties {

                    /** RunChanged runId */
                    runId?: string;

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
                type $Shape = isotrail.runs.v1.RunChanged.$Properties;
            }

            /**
             * Properties of a RunUploadStatusChanged.
             * @deprecated Use isotrail.runs.v1.RunUploadStatusChanged.$Properties instead.
             */
            interface IRunUploadStatusChanged extends isotrail.runs.v1.RunUploadStatusChanged.$Properties {
            }

            /** Represents a RunUploadStatusChanged. */
            class RunUploadStatusChanged {

                /**
                 * Constructs a new RunUploadStatusChanged.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.runs.v1.RunUploadStatusChanged.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** RunUploadStatusChanged runId. */
                runId: string;

                /** RunUploadStatusChanged from. */
                from: string;

                /** RunUploadStatusChanged to. */
                to: string;

                /**
                 * Creates a new RunUploadStatusChanged instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns RunUploadStatusChanged instance
                 */
                static create(properties: isotrail.runs.v1.RunUploadStatusChanged.$Shape): isotrail.runs.v1.RunUploadStatusChanged & isotrail.runs.v1.RunUploadStatusChanged.$Shape;
                static create(properties?: isotrail.runs.v1.RunUploadStatusChanged.$Properties): isotrail.runs.v1.RunUploadStatusChanged;

                /**
                 * Encodes the specified RunUploadStatusChanged message. Does not implicitly {@link isotrail.runs.v1.RunUploadStatusChanged.verify|verify} messages.
                 * @param message RunUploadStatusChanged message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.runs.v1.RunUploadStatusChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a RunUploadStatusChanged message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.runs.v1.RunUploadStatusChanged & isotrail.runs.v1.RunUploadStatusChanged.$Shape} RunUploadStatusChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.runs.v1.RunUploadStatusChanged & isotrail.runs.v1.RunUploadStatusChanged.$Shape;
            }

            namespace RunUploadStatusChanged {

                /** Properties of a RunUploadStatusChanged. */
                interface $Properties {

                    /** RunUploadStatusChanged runId */
                    runId?: string;

                    /** RunUploadStatusChanged from */
                    from?: string;

                    /** RunUploadStatusChanged to */
                    to?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a RunUploadStatusChanged. */
                type $Shape = isotrail.runs.v1.RunUploadStatusChanged.$Properties;
            }

            /**
             * Properties of a RunDeleted.
             * @deprecated Use isotrail.runs.v1.RunDeleted.$Properties instead.
             */
            interface IRunDeleted extends isotrail.runs.v1.RunDeleted.$Properties {
            }

            /** Represents a RunDeleted. */
            class RunDeleted {

                /**
                 * Constructs a new RunDeleted.
                 * @param [properties] Properties to set
                 */
                constructor(properties?: isotrail.runs.v1.RunDeleted.$Properties);

                /** Unknown fields preserved while decoding when enabled */
                $unknowns?: Uint8Array[];

                /** RunDeleted runId. */
                runId: string;

                /**
                 * Creates a new RunDeleted instance using the specified properties.
                 * @param [properties] Properties to set
                 * @returns RunDeleted instance
                 */
                static create(properties: isotrail.runs.v1.RunDeleted.$Shape): isotrail.runs.v1.RunDeleted & isotrail.runs.v1.RunDeleted.$Shape;
                static create(properties?: isotrail.runs.v1.RunDeleted.$Properties): isotrail.runs.v1.RunDeleted;

                /**
                 * Encodes the specified RunDeleted message. Does not implicitly {@link isotrail.runs.v1.RunDeleted.verify|verify} messages.
                 * @param message RunDeleted message or plain object to encode
                 * @param [writer] Writer to encode to
                 * @returns Writer
                 */
                static encode(message: isotrail.runs.v1.RunDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                /**
                 * Decodes a RunDeleted message from the specified reader or buffer.
                 * @param reader Reader or buffer to decode from
                 * @param [length] Message length if known beforehand
                 * @returns {isotrail.runs.v1.RunDeleted & isotrail.runs.v1.RunDeleted.$Shape} RunDeleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.runs.v1.RunDeleted & isotrail.runs.v1.RunDeleted.$Shape;
            }

            namespace RunDeleted {

                /** Properties of a RunDeleted. */
                interface $Properties {

                    /** RunDeleted runId */
                    runId?: string;

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];
                }

                /** Shape of a RunDeleted. */
                type $Shape = isotrail.runs.v1.RunDeleted.$Properties;
            }
        }
    }
}
