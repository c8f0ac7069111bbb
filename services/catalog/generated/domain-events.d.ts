import * as $protobuf from "protobufjs/minimal.js";
import Long = require("long");

/** Namespace isotrail. */
export namespace isotrail {

    /** Namespace catalog. */
    namespace catalog {

        /** Namespace domain. */
        namespace domain {

            /** Namespace v1. */
            namespace v1 {

                /**
                 * Properties of a ProjectSettings.
                 * @deprecated Use isotrail.catalog.domain.v1.ProjectSettings.$Properties instead.
                 */
                interface IProjectSettings extends isotrail.catalog.domain.v1.ProjectSettings.$Properties {
                }

                /** Represents a ProjectSettings. */
                class ProjectSettings {

                    /**
                     * Constructs a new ProjectSettings.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.ProjectSettings.$Properties);

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
                    static create(properties: isotrail.catalog.domain.v1.ProjectSettings.$Shape): isotrail.catalog.domain.v1.ProjectSettings & isotrail.catalog.domain.v1.ProjectSettings.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.ProjectSettings.$Properties): isotrail.catalog.domain.v1.ProjectSettings;

                    /**
                     * Encodes the specified ProjectSettings message. Does not implicitly {@link isotrail.catalog.domain.v1.ProjectSettings.verify|verify} messages.
                     * @param message ProjectSettings message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.ProjectSettings.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ProjectSettings message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.ProjectSettings & isotrail.catalog.domain.v1.ProjectSettings.$Shape} ProjectSettings
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.ProjectSettings & isotrail.catalog.domain.v1.ProjectSettings.$Shape;
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
                    type $Shape = isotrail.catalog.domain.v1.ProjectSettings.$Properties;
                }

                /**
                 * Properties of a ProjectCreated.
                 * @deprecated Use isotrail.catalog.domain.v1.ProjectCreated.$Properties instead.
                 */
                interface IProjectCreated extends isotrail.catalog.domain.v1.ProjectCreated.$Properties {
                }

                /** Represents a ProjectCreated. */
                class ProjectCreated {

                    /**
                     * Constructs a new ProjectCreated.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.ProjectCreated.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ProjectCreated settings. */
                    settings: isotrail.catalog.domain.v1.ProjectSettings;

                    /** ProjectCreated ownerId. */
                    ownerId: string;

                    /**
                     * Creates a new ProjectCreated instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ProjectCreated instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.ProjectCreated.$Shape): isotrail.catalog.domain.v1.ProjectCreated & isotrail.catalog.domain.v1.ProjectCreated.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.ProjectCreated.$Properties): isotrail.catalog.domain.v1.ProjectCreated;

                    /**
                     * Encodes the specified ProjectCreated message. Does not implicitly {@link isotrail.catalog.domain.v1.ProjectCreated.verify|verify} messages.
                     * @param message ProjectCreated message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.ProjectCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ProjectCreated message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.ProjectCreated & isotrail.catalog.domain.v1.ProjectCreated.$Shape} ProjectCreated
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.ProjectCreated & isotrail.catalog.domain.v1.ProjectCreated.$Shape;
                }

                namespace ProjectCreated {

                    /** Properties of a ProjectCreated. */
                    interface $Properties {

                        /** ProjectCreated settings */
                        settings?: isotrail.catalog.domain.v1.ProjectSettings.$Properties;

                        /** ProjectCreated ownerId */
                        ownerId?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ProjectCreated. */
                    type $Shape = isotrail.catalog.domain.v1.ProjectCreated.$Properties;
                }

                /**
                 * Properties of a ProjectChanged.
                 * @deprecated Use isotrail.catalog.domain.v1.ProjectChanged.$Properties instead.
                 */
                interface IProjectChanged extends isotrail.catalog.domain.v1.ProjectChanged.$Properties {
                }

                /** Represents a ProjectChanged. */
                class ProjectChanged {

                    /**
                     * Constructs a new ProjectChanged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.ProjectChanged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ProjectChanged settings. */
                    settings: isotrail.catalog.domain.v1.ProjectSettings;

                    /** ProjectChanged cleared. */
                    cleared: string[];

                    /**
                     * Creates a new ProjectChanged instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ProjectChanged instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.ProjectChanged.$Shape): isotrail.catalog.domain.v1.ProjectChanged & isotrail.catalog.domain.v1.ProjectChanged.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.ProjectChanged.$Properties): isotrail.catalog.domain.v1.ProjectChanged;

                    /**
                     * Encodes the specified ProjectChanged message. Does not implicitly {@link isotrail.catalog.domain.v1.ProjectChanged.verify|verify} messages.
                     * @param message ProjectChanged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.ProjectChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ProjectChanged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.ProjectChanged & isotrail.catalog.domain.v1.ProjectChanged.$Shape} ProjectChanged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.ProjectChanged & isotrail.catalog.domain.v1.ProjectChanged.$Shape;
                }

                namespace ProjectChanged {

                    /** Properties of a ProjectChanged. */
                    interface $Properties {

                        /** ProjectChanged settings */
                        settings?: isotrail.catalog.domain.v1.ProjectSettings.$Properties;

                        /** ProjectChanged cleared */
                        cleared?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ProjectChanged. */
                    type $Shape = isotrail.catalog.domain.v1.ProjectChanged.$Properties;
                }

                /**
                 * Properties of a ProjectMemberAdded.
                 * @deprecated Use isotrail.catalog.domain.v1.ProjectMemberAdded.$Properties instead.
                 */
                interface IProjectMemberAdded extends isotrail.catalog.domain.v1.ProjectMemberAdded.$Properties {
                }

                /** Represents a ProjectMemberAdded. */
                class ProjectMemberAdded {

                    /**
                     * Constructs a new ProjectMemberAdded.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.ProjectMemberAdded.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

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
                    static create(properties: isotrail.catalog.domain.v1.ProjectMemberAdded.$Shape): isotrail.catalog.domain.v1.ProjectMemberAdded & isotrail.catalog.domain.v1.ProjectMemberAdded.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.ProjectMemberAdded.$Properties): isotrail.catalog.domain.v1.ProjectMemberAdded;

                    /**
                     * Encodes the specified ProjectMemberAdded message. Does not implicitly {@link isotrail.catalog.domain.v1.ProjectMemberAdded.verify|verify} messages.
                     * @param message ProjectMemberAdded message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.ProjectMemberAdded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ProjectMemberAdded message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.ProjectMemberAdded & isotrail.catalog.domain.v1.ProjectMemberAdded.$Shape} ProjectMemberAdded
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.ProjectMemberAdded & isotrail.catalog.domain.v1.ProjectMemberAdded.$Shape;
                }

                namespace ProjectMemberAdded {

                    /** Properties of a ProjectMemberAdded. */
                    interface $Properties {

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
                    type $Shape = isotrail.catalog.domain.v1.ProjectMemberAdded.$Properties;
                }

                /**
                 * Properties of a ProjectMemberChanged.
                 * @deprecated Use isotrail.catalog.domain.v1.ProjectMemberChanged.$Properties instead.
                 */
                interface IProjectMemberChanged extends isotrail.catalog.domain.v1.ProjectMemberChanged.$Properties {
                }

                /** Represents a ProjectMemberChanged. */
                class ProjectMemberChanged {

                    /**
                     * Constructs a new ProjectMemberChanged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.ProjectMemberChanged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

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
                    static create(properties: isotrail.catalog.domain.v1.ProjectMemberChanged.$Shape): isotrail.catalog.domain.v1.ProjectMemberChanged & isotrail.catalog.domain.v1.ProjectMemberChanged.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.ProjectMemberChanged.$Properties): isotrail.catalog.domain.v1.ProjectMemberChanged;

                    /**
                     * Encodes the specified ProjectMemberChanged message. Does not implicitly {@link isotrail.catalog.domain.v1.ProjectMemberChanged.verify|verify} messages.
                     * @param message ProjectMemberChanged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.ProjectMemberChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ProjectMemberChanged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.ProjectMemberChanged & isotrail.catalog.domain.v1.ProjectMemberChanged.$Shape} ProjectMemberChanged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.ProjectMemberChanged & isotrail.catalog.domain.v1.ProjectMemberChanged.$Shape;
                }

                namespace ProjectMemberChanged {

                    /** Properties of a ProjectMemberChanged. */
                    interface $Properties {

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
                    type $Shape = isotrail.catalog.domain.v1.ProjectMemberChanged.$Properties;
                }

                /**
                 * Properties of a ProjectMemberRemoved.
                 * @deprecated Use isotrail.catalog.domain.v1.ProjectMemberRemoved.$Properties instead.
                 */
                interface IProjectMemberRemoved extends isotrail.catalog.domain.v1.ProjectMemberRemoved.$Properties {
                }

                /** Represents a ProjectMemberRemoved. */
                class ProjectMemberRemoved {

                    /**
                     * Constructs a new ProjectMemberRemoved.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.ProjectMemberRemoved.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ProjectMemberRemoved userId. */
                    userId: string;

                    /**
                     * Creates a new ProjectMemberRemoved instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ProjectMemberRemoved instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.ProjectMemberRemoved.$Shape): isotrail.catalog.domain.v1.ProjectMemberRemoved & isotrail.catalog.domain.v1.ProjectMemberRemoved.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.ProjectMemberRemoved.$Properties): isotrail.catalog.domain.v1.ProjectMemberRemoved;

                    /**
                     * Encodes the specified ProjectMemberRemoved message. Does not implicitly {@link isotrail.catalog.domain.v1.ProjectMemberRemoved.verify|verify} messages.
                     * @param message ProjectMemberRemoved message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.ProjectMemberRemoved.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ProjectMemberRemoved message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.ProjectMemberRemoved & isotrail.catalog.domain.v1.ProjectMemberRemoved.$Shape} ProjectMemberRemoved
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.ProjectMemberRemoved & isotrail.catalog.domain.v1.ProjectMemberRemoved.$Shape;
                }

                namespace ProjectMemberRemoved {

                    /** Properties of a ProjectMemberRemoved. */
                    interface $Properties {

                        /** ProjectMemberRemoved userId */
                        userId?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ProjectMemberRemoved. */
                    type $Shape = isotrail.catalog.domain.v1.ProjectMemberRemoved.$Properties;
                }

                /**
                 * Properties of a ProjectGroupAdded.
                 * @deprecated Use isotrail.catalog.domain.v1.ProjectGroupAdded.$Properties instead.
                 */
                interface IProjectGroupAdded extends isotrail.catalog.domain.v1.ProjectGroupAdded.$Properties {
                }

                /** Represents a ProjectGroupAdded. */
                class ProjectGroupAdded {

                    /**
                     * Constructs a new ProjectGroupAdded.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.ProjectGroupAdded.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

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
                    static create(properties: isotrail.catalog.domain.v1.ProjectGroupAdded.$Shape): isotrail.catalog.domain.v1.ProjectGroupAdded & isotrail.catalog.domain.v1.ProjectGroupAdded.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.ProjectGroupAdded.$Properties): isotrail.catalog.domain.v1.ProjectGroupAdded;

                    /**
                     * Encodes the specified ProjectGroupAdded message. Does not implicitly {@link isotrail.catalog.domain.v1.ProjectGroupAdded.verify|verify} messages.
                     * @param message ProjectGroupAdded message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.ProjectGroupAdded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ProjectGroupAdded message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.ProjectGroupAdded & isotrail.catalog.domain.v1.ProjectGroupAdded.$Shape} ProjectGroupAdded
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.ProjectGroupAdded & isotrail.catalog.domain.v1.ProjectGroupAdded.$Shape;
                }

                namespace ProjectGroupAdded {

                    /** Properties of a ProjectGroupAdded. */
                    interface $Properties {

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
                    type $Shape = isotrail.catalog.domain.v1.ProjectGroupAdded.$Properties;
                }

                /**
                 * Properties of a ProjectGroupChanged.
                 * @deprecated Use isotrail.catalog.domain.v1.ProjectGroupChanged.$Properties instead.
                 */
                interface IProjectGroupChanged extends isotrail.catalog.domain.v1.ProjectGroupChanged.$Properties {
                }

                /** Represents a ProjectGroupChanged. */
                class ProjectGroupChanged {

                    /**
                     * Constructs a new ProjectGroupChanged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.ProjectGroupChanged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

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
                    static create(properties: isotrail.catalog.domain.v1.ProjectGroupChanged.$Shape): isotrail.catalog.domain.v1.ProjectGroupChanged & isotrail.catalog.domain.v1.ProjectGroupChanged.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.ProjectGroupChanged.$Properties): isotrail.catalog.domain.v1.ProjectGroupChanged;

                    /**
                     * Encodes the specified ProjectGroupChanged message. Does not implicitly {@link isotrail.catalog.domain.v1.ProjectGroupChanged.verify|verify} messages.
                     * @param message ProjectGroupChanged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.ProjectGroupChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ProjectGroupChanged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.ProjectGroupChanged & isotrail.catalog.domain.v1.ProjectGroupChanged.$Shape} ProjectGroupChanged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.ProjectGroupChanged & isotrail.catalog.domain.v1.ProjectGroupChanged.$Shape;
                }

                namespace ProjectGroupChanged {

                    /** Properties of a ProjectGroupChanged. */
                    interface $Properties {

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
                    type $Shape = isotrail.catalog.domain.v1.ProjectGroupChanged.$Properties;
                }

                /**
                 * Properties of a ProjectGroupRemoved.
                 * @deprecated Use isotrail.catalog.domain.v1.ProjectGroupRemoved.$Properties instead.
                 */
                interface IProjectGroupRemoved extends isotrail.catalog.domain.v1.ProjectGroupRemoved.$Properties {
                }

                /** Represents a ProjectGroupRemoved. */
                class ProjectGroupRemoved {

                    /**
                     * Constructs a new ProjectGroupRemoved.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.ProjectGroupRemoved.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ProjectGroupRemoved groupId. */
                    groupId: string;

                    /**
                     * Creates a new ProjectGroupRemoved instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ProjectGroupRemoved instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.ProjectGroupRemoved.$Shape): isotrail.catalog.domain.v1.ProjectGroupRemoved & isotrail.catalog.domain.v1.ProjectGroupRemoved.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.ProjectGroupRemoved.$Properties): isotrail.catalog.domain.v1.ProjectGroupRemoved;

                    /**
                     * Encodes the specified ProjectGroupRemoved message. Does not implicitly {@link isotrail.catalog.domain.v1.ProjectGroupRemoved.verify|verify} messages.
                     * @param message ProjectGroupRemoved message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.ProjectGroupRemoved.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ProjectGroupRemoved message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.ProjectGroupRemoved & isotrail.catalog.domain.v1.ProjectGroupRemoved.$Shape} ProjectGroupRemoved
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.ProjectGroupRemoved & isotrail.catalog.domain.v1.ProjectGroupRemoved.$Shape;
                }

                namespace ProjectGroupRemoved {

                    /** Properties of a ProjectGroupRemoved. */
                    interface $Properties {

                        /** ProjectGroupRemoved groupId */
                        groupId?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ProjectGroupRemoved. */
                    type $Shape = isotrail.catalog.domain.v1.ProjectGroupRemoved.$Properties;
                }

                /**
                 * Properties of a ProjectAutomatedAnalysisAdded.
                 * @deprecated Use isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded.$Properties instead.
                 */
                interface IProjectAutomatedAnalysisAdded extends isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded.$Properties {
                }

                /** Represents a ProjectAutomatedAnalysisAdded. */
                class ProjectAutomatedAnalysisAdded {

                    /**
                     * Constructs a new ProjectAutomatedAnalysisAdded.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ProjectAutomatedAnalysisAdded automatedAnalysisId. */
                    automatedAnalysisId: string;

                    /** ProjectAutomatedAnalysisAdded name. */
                    name: (string|null);

                    /** ProjectAutomatedAnalysisAdded workflowId. */
                    workflowId: (string|null);

                    /** ProjectAutomatedAnalysisAdded analysisType. */
                    analysisType: (string|null);

                    /** ProjectAutomatedAnalysisAdded inputParameters. */
                    inputParameters: { [k: string]: string };

                    /** ProjectAutomatedAnalysisAdded updateSamples. */
                    updateSamples: boolean;

                    /** ProjectAutomatedAnalysisAdded priority. */
                    priority: string;

                    /**
                     * Creates a new ProjectAutomatedAnalysisAdded instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ProjectAutomatedAnalysisAdded instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded.$Shape): isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded & isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded.$Properties): isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded;

                    /**
                     * Encodes the specified ProjectAutomatedAnalysisAdded message. Does not implicitly {@link isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded.verify|verify} messages.
                     * @param message ProjectAutomatedAnalysisAdded message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ProjectAutomatedAnalysisAdded message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded & isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded.$Shape} ProjectAutomatedAnalysisAdded
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded & isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded.$Shape;
                }

                namespace ProjectAutomatedAnalysisAdded {

                    /** Properties of a ProjectAutomatedAnalysisAdded. */
                    interface $Properties {

                        /** ProjectAutomatedAnalysisAdded automatedAnalysisId */
                        automatedAnalysisId?: string;

                        /** ProjectAutomatedAnalysisAdded name */
                        name?: (string|null);

                        /** ProjectAutomatedAnalysisAdded workflowId */
                        workflowId?: (string|null);

                        /** ProjectAutomatedAnalysisAdded analysisType */
                        analysisType?: (string|null);

                        /** ProjectAutomatedAnalysisAdded inputParameters */
                        inputParameters?: { [k: string]: string };

                        /** ProjectAutomatedAnalysisAdded updateSamples */
                        updateSamples?: boolean;

                        /** ProjectAutomatedAnalysisAdded priority */
                        priority?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ProjectAutomatedAnalysisAdded. */
                    type $Shape = isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded.$Properties;
                }

                /**
                 * Properties of a ProjectAutomatedAnalysisRemoved.
                 * @deprecated Use isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved.$Properties instead.
                 */
                interface IProjectAutomatedAnalysisRemoved extends isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved.$Properties {
                }

                /** Represents a ProjectAutomatedAnalysisRemoved. */
                class ProjectAutomatedAnalysisRemoved {

                    /**
                     * Constructs a new ProjectAutomatedAnalysisRemoved.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ProjectAutomatedAnalysisRemoved automatedAnalysisId. */
                    automatedAnalysisId: string;

                    /**
                     * Creates a new ProjectAutomatedAnalysisRemoved instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ProjectAutomatedAnalysisRemoved instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved.$Shape): isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved & isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved.$Properties): isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved;

                    /**
                     * Encodes the specified ProjectAutomatedAnalysisRemoved message. Does not implicitly {@link isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved.verify|verify} messages.
                     * @param message ProjectAutomatedAnalysisRemoved message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ProjectAutomatedAnalysisRemoved message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved & isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved.$Shape} ProjectAutomatedAnalysisRemoved
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved & isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved.$Shape;
                }

                namespace ProjectAutomatedAnalysisRemoved {

                    /** Properties of a ProjectAutomatedAnalysisRemoved. */
                    interface $Properties {

                        /** ProjectAutomatedAnalysisRemoved automatedAnalysisId */
                        automatedAnalysisId?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ProjectAutomatedAnalysisRemoved. */
                    type $Shape = isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved.$Properties;
                }

                /**
                 * Properties of a ProjectDeleted.
                 * @deprecated Use isotrail.catalog.domain.v1.ProjectDeleted.$Properties instead.
                 */
                interface IProjectDeleted extends isotrail.catalog.domain.v1.ProjectDeleted.$Properties {
                }

                /** Represents a ProjectDeleted. */
                class ProjectDeleted {

                    /**
                     * Constructs a new ProjectDeleted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.ProjectDeleted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new ProjectDeleted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ProjectDeleted instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.ProjectDeleted.$Shape): isotrail.catalog.domain.v1.ProjectDeleted & isotrail.catalog.domain.v1.ProjectDeleted.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.ProjectDeleted.$Properties): isotrail.catalog.domain.v1.ProjectDeleted;

                    /**
                     * Encodes the specified ProjectDeleted message. Does not implicitly {@link isotrail.catalog.domain.v1.ProjectDeleted.verify|verify} messages.
                     * @param message ProjectDeleted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.ProjectDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a ProjectDeleted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.ProjectDeleted & isotrail.catalog.domain.v1.ProjectDeleted.$Shape} ProjectDeleted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.ProjectDeleted & isotrail.catalog.domain.v1.ProjectDeleted.$Shape;
                }

                namespace ProjectDeleted {

                    /** Properties of a ProjectDeleted. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a ProjectDeleted. */
                    type $Shape = isotrail.catalog.domain.v1.ProjectDeleted.$Properties;
                }

                /**
                 * Properties of a SampleFields.
                 * @deprecated Use isotrail.catalog.domain.v1.SampleFields.$Properties instead.
                 */
                interface ISampleFields extends isotrail.catalog.domain.v1.SampleFields.$Properties {
                }

                /** Represents a SampleFields. */
                class SampleFields {

                    /**
                     * Constructs a new SampleFields.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.SampleFields.$Properties);

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

                    /** SampleFields collectedBy. */
                    collectedBy: (string|null);

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

                    /** SampleFields hostSubjectId. */
                    hostSubjectId: (string|null);

                    /** SampleFields hostTissueSampleId. */
                    hostTissueSampleId: (string|null);

                    /** SampleFields hostAge. */
                    hostAge: (number|null);

                    /**
                     * Creates a new SampleFields instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleFields instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.SampleFields.$Shape): isotrail.catalog.domain.v1.SampleFields & isotrail.catalog.domain.v1.SampleFields.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.SampleFields.$Properties): isotrail.catalog.domain.v1.SampleFields;

                    /**
                     * Encodes the specified SampleFields message. Does not implicitly {@link isotrail.catalog.domain.v1.SampleFields.verify|verify} messages.
                     * @param message SampleFields message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.SampleFields.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleFields message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.SampleFields & isotrail.catalog.domain.v1.SampleFields.$Shape} SampleFields
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.SampleFields & isotrail.catalog.domain.v1.SampleFields.$Shape;
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

                        /** SampleFields collectedBy */
                        collectedBy?: (string|null);

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

                        /** SampleFields hostSubjectId */
                        hostSubjectId?: (string|null);

                        /** SampleFields hostTissueSampleId */
                        hostTissueSampleId?: (string|null);

                        /** SampleFields hostAge */
                        hostAge?: (number|null);

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleFields. */
                    type $Shape = isotrail.catalog.domain.v1.SampleFields.$Properties;
                }

                /**
                 * Properties of a Holding.
                 * @deprecated Use isotrail.catalog.domain.v1.Holding.$Properties instead.
                 */
                interface IHolding extends isotrail.catalog.domain.v1.Holding.$Properties {
                }

                /** Represents a Holding. */
                class Holding {

                    /**
                     * Constructs a new Holding.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.Holding.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** Holding projectId. */
                    projectId: string;

                    /** Holding owner. */
                    owner: boolean;

                    /**
                     * Creates a new Holding instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns Holding instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.Holding.$Shape): isotrail.catalog.domain.v1.Holding & isotrail.catalog.domain.v1.Holding.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.Holding.$Properties): isotrail.catalog.domain.v1.Holding;

                    /**
                     * Encodes the specified Holding message. Does not implicitly {@link isotrail.catalog.domain.v1.Holding.verify|verify} messages.
                     * @param message Holding message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.Holding.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a Holding message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.Holding & isotrail.catalog.domain.v1.Holding.$Shape} Holding
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.Holding & isotrail.catalog.domain.v1.Holding.$Shape;
                }

                namespace Holding {

                    /** Properties of a Holding. */
                    interface $Properties {

                        /** Holding projectId */
                        projectId?: string;

                        /** Holding owner */
                        owner?: boolean;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a Holding. */
                    type $Shape = isotrail.catalog.domain.v1.Holding.$Properties;
                }

                /**
                 * Properties of a MetadataEntry.
                 * @deprecated Use isotrail.catalog.domain.v1.MetadataEntry.$Properties instead.
                 */
                interface IMetadataEntry extends isotrail.catalog.domain.v1.MetadataEntry.$Properties {
                }

                /** Represents a MetadataEntry. */
                class MetadataEntry {

                    /**
                     * Constructs a new MetadataEntry.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.MetadataEntry.$Properties);

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
                    static create(properties: isotrail.catalog.domain.v1.MetadataEntry.$Shape): isotrail.catalog.domain.v1.MetadataEntry & isotrail.catalog.domain.v1.MetadataEntry.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.MetadataEntry.$Properties): isotrail.catalog.domain.v1.MetadataEntry;

                    /**
                     * Encodes the specified MetadataEntry message. Does not implicitly {@link isotrail.catalog.domain.v1.MetadataEntry.verify|verify} messages.
                     * @param message MetadataEntry message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.MetadataEntry.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a MetadataEntry message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.MetadataEntry & isotrail.catalog.domain.v1.MetadataEntry.$Shape} MetadataEntry
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.MetadataEntry & isotrail.catalog.domain.v1.MetadataEntry.$Shape;
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
                    type $Shape = isotrail.catalog.domain.v1.MetadataEntry.$Properties;
                }

                /**
                 * Properties of a SampleCreated.
                 * @deprecated Use isotrail.catalog.domain.v1.SampleCreated.$Properties instead.
                 */
                interface ISampleCreated extends isotrail.catalog.domain.v1.SampleCreated.$Properties {
                }

                /** Represents a SampleCreated. */
                class SampleCreated {

                    /**
                     * Constructs a new SampleCreated.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.SampleCreated.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleCreated projectId. */
                    projectId: string;

                    /** SampleCreated fields. */
                    fields: isotrail.catalog.domain.v1.SampleFields;

                    /**
                     * Creates a new SampleCreated instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleCreated instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.SampleCreated.$Shape): isotrail.catalog.domain.v1.SampleCreated & isotrail.catalog.domain.v1.SampleCreated.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.SampleCreated.$Properties): isotrail.catalog.domain.v1.SampleCreated;

                    /**
                     * Encodes the specified SampleCreated message. Does not implicitly {@link isotrail.catalog.domain.v1.SampleCreated.verify|verify} messages.
                     * @param message SampleCreated message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.SampleCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleCreated message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.SampleCreated & isotrail.catalog.domain.v1.SampleCreated.$Shape} SampleCreated
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.SampleCreated & isotrail.catalog.domain.v1.SampleCreated.$Shape;
                }

                namespace SampleCreated {

                    /** Properties of a SampleCreated. */
                    interface $Properties {

                        /** SampleCreated projectId */
                        projectId?: string;

                        /** SampleCreated fields */
                        fields?: isotrail.catalog.domain.v1.SampleFields.$Properties;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleCreated. */
                    type $Shape = isotrail.catalog.domain.v1.SampleCreated.$Properties;
                }

                /**
                 * Properties of a SampleChanged.
                 * @deprecated Use isotrail.catalog.domain.v1.SampleChanged.$Properties instead.
                 */
                interface ISampleChanged extends isotrail.catalog.domain.v1.SampleChanged.$Properties {
                }

                /** Represents a SampleChanged. */
                class SampleChanged {

                    /**
                     * Constructs a new SampleChanged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.SampleChanged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleChanged fields. */
                    fields: isotrail.catalog.domain.v1.SampleFields;

                    /** SampleChanged cleared. */
                    cleared: string[];

                    /** SampleChanged projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new SampleChanged instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleChanged instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.SampleChanged.$Shape): isotrail.catalog.domain.v1.SampleChanged & isotrail.catalog.domain.v1.SampleChanged.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.SampleChanged.$Properties): isotrail.catalog.domain.v1.SampleChanged;

                    /**
                     * Encodes the specified SampleChanged message. Does not implicitly {@link isotrail.catalog.domain.v1.SampleChanged.verify|verify} messages.
                     * @param message SampleChanged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.SampleChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleChanged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.SampleChanged & isotrail.catalog.domain.v1.SampleChanged.$Shape} SampleChanged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.SampleChanged & isotrail.catalog.domain.v1.SampleChanged.$Shape;
                }

                namespace SampleChanged {

                    /** Properties of a SampleChanged. */
                    interface $Properties {

                        /** SampleChanged fields */
                        fields?: isotrail.catalog.domain.v1.SampleFields.$Properties;

                        /** SampleChanged cleared */
                        cleared?: string[];

                        /** SampleChanged projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleChanged. */
                    type $Shape = isotrail.catalog.domain.v1.SampleChanged.$Properties;
                }

                /**
                 * Properties of a SampleMetadataReplaced.
                 * @deprecated Use isotrail.catalog.domain.v1.SampleMetadataReplaced.$Properties instead.
                 */
                interface ISampleMetadataReplaced extends isotrail.catalog.domain.v1.SampleMetadataReplaced.$Properties {
                }

                /** Represents a SampleMetadataReplaced. */
                class SampleMetadataReplaced {

                    /**
                     * Constructs a new SampleMetadataReplaced.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.SampleMetadataReplaced.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleMetadataReplaced entries. */
                    entries: isotrail.catalog.domain.v1.MetadataEntry[];

                    /** SampleMetadataReplaced projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new SampleMetadataReplaced instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleMetadataReplaced instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.SampleMetadataReplaced.$Shape): isotrail.catalog.domain.v1.SampleMetadataReplaced & isotrail.catalog.domain.v1.SampleMetadataReplaced.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.SampleMetadataReplaced.$Properties): isotrail.catalog.domain.v1.SampleMetadataReplaced;

                    /**
                     * Encodes the specified SampleMetadataReplaced message. Does not implicitly {@link isotrail.catalog.domain.v1.SampleMetadataReplaced.verify|verify} messages.
                     * @param message SampleMetadataReplaced message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.SampleMetadataReplaced.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleMetadataReplaced message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.SampleMetadataReplaced & isotrail.catalog.domain.v1.SampleMetadataReplaced.$Shape} SampleMetadataReplaced
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.SampleMetadataReplaced & isotrail.catalog.domain.v1.SampleMetadataReplaced.$Shape;
                }

                namespace SampleMetadataReplaced {

                    /** Properties of a SampleMetadataReplaced. */
                    interface $Properties {

                        /** SampleMetadataReplaced entries */
                        entries?: isotrail.catalog.domain.v1.MetadataEntry.$Properties[];

                        /** SampleMetadataReplaced projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleMetadataReplaced. */
                    type $Shape = isotrail.catalog.domain.v1.SampleMetadataReplaced.$Properties;
                }

                /**
                 * Properties of a SampleMetadataMerged.
                 * @deprecated Use isotrail.catalog.domain.v1.SampleMetadataMerged.$Properties instead.
                 */
                interface ISampleMetadataMerged extends isotrail.catalog.domain.v1.SampleMetadataMerged.$Properties {
                }

                /** Represents a SampleMetadataMerged. */
                class SampleMetadataMerged {

                    /**
                     * Constructs a new SampleMetadataMerged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.SampleMetadataMerged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleMetadataMerged entries. */
                    entries: isotrail.catalog.domain.v1.MetadataEntry[];

                    /** SampleMetadataMerged projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new SampleMetadataMerged instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleMetadataMerged instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.SampleMetadataMerged.$Shape): isotrail.catalog.domain.v1.SampleMetadataMerged & isotrail.catalog.domain.v1.SampleMetadataMerged.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.SampleMetadataMerged.$Properties): isotrail.catalog.domain.v1.SampleMetadataMerged;

                    /**
                     * Encodes the specified SampleMetadataMerged message. Does not implicitly {@link isotrail.catalog.domain.v1.SampleMetadataMerged.verify|verify} messages.
                     * @param message SampleMetadataMerged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.SampleMetadataMerged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleMetadataMerged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.SampleMetadataMerged & isotrail.catalog.domain.v1.SampleMetadataMerged.$Shape} SampleMetadataMerged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.SampleMetadataMerged & isotrail.catalog.domain.v1.SampleMetadataMerged.$Shape;
                }

                namespace SampleMetadataMerged {

                    /** Properties of a SampleMetadataMerged. */
                    interface $Properties {

                        /** SampleMetadataMerged entries */
                        entries?: isotrail.catalog.domain.v1.MetadataEntry.$Properties[];

                        /** SampleMetadataMerged projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleMetadataMerged. */
                    type $Shape = isotrail.catalog.domain.v1.SampleMetadataMerged.$Properties;
                }

                /**
                 * Properties of a SampleAddedToProject.
                 * @deprecated Use isotrail.catalog.domain.v1.SampleAddedToProject.$Properties instead.
                 */
                interface ISampleAddedToProject extends isotrail.catalog.domain.v1.SampleAddedToProject.$Properties {
                }

                /** Represents a SampleAddedToProject. */
                class SampleAddedToProject {

                    /**
                     * Constructs a new SampleAddedToProject.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.SampleAddedToProject.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleAddedToProject holding. */
                    holding: isotrail.catalog.domain.v1.Holding;

                    /** SampleAddedToProject projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new SampleAddedToProject instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleAddedToProject instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.SampleAddedToProject.$Shape): isotrail.catalog.domain.v1.SampleAddedToProject & isotrail.catalog.domain.v1.SampleAddedToProject.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.SampleAddedToProject.$Properties): isotrail.catalog.domain.v1.SampleAddedToProject;

                    /**
                     * Encodes the specified SampleAddedToProject message. Does not implicitly {@link isotrail.catalog.domain.v1.SampleAddedToProject.verify|verify} messages.
                     * @param message SampleAddedToProject message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.SampleAddedToProject.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleAddedToProject message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.SampleAddedToProject & isotrail.catalog.domain.v1.SampleAddedToProject.$Shape} SampleAddedToProject
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.SampleAddedToProject & isotrail.catalog.domain.v1.SampleAddedToProject.$Shape;
                }

                namespace SampleAddedToProject {

                    /** Properties of a SampleAddedToProject. */
                    interface $Properties {

                        /** SampleAddedToProject holding */
                        holding?: isotrail.catalog.domain.v1.Holding.$Properties;

                        /** SampleAddedToProject projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleAddedToProject. */
                    type $Shape = isotrail.catalog.domain.v1.SampleAddedToProject.$Properties;
                }

                /**
                 * Properties of a SampleRemovedFromProject.
                 * @deprecated Use isotrail.catalog.domain.v1.SampleRemovedFromProject.$Properties instead.
                 */
                interface ISampleRemovedFromProject extends isotrail.catalog.domain.v1.SampleRemovedFromProject.$Properties {
                }

                /** Represents a SampleRemovedFromProject. */
                class SampleRemovedFromProject {

                    /**
                     * Constructs a new SampleRemovedFromProject.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.SampleRemovedFromProject.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleRemovedFromProject projectId. */
                    projectId: string;

                    /** SampleRemovedFromProject projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new SampleRemovedFromProject instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleRemovedFromProject instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.SampleRemovedFromProject.$Shape): isotrail.catalog.domain.v1.SampleRemovedFromProject & isotrail.catalog.domain.v1.SampleRemovedFromProject.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.SampleRemovedFromProject.$Properties): isotrail.catalog.domain.v1.SampleRemovedFromProject;

                    /**
                     * Encodes the specified SampleRemovedFromProject message. Does not implicitly {@link isotrail.catalog.domain.v1.SampleRemovedFromProject.verify|verify} messages.
                     * @param message SampleRemovedFromProject message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.SampleRemovedFromProject.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleRemovedFromProject message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.SampleRemovedFromProject & isotrail.catalog.domain.v1.SampleRemovedFromProject.$Shape} SampleRemovedFromProject
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.SampleRemovedFromProject & isotrail.catalog.domain.v1.SampleRemovedFromProject.$Shape;
                }

                namespace SampleRemovedFromProject {

                    /** Properties of a SampleRemovedFromProject. */
                    interface $Properties {

                        /** SampleRemovedFromProject projectId */
                        projectId?: string;

                        /** SampleRemovedFromProject projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleRemovedFromProject. */
                    type $Shape = isotrail.catalog.domain.v1.SampleRemovedFromProject.$Properties;
                }

                /**
                 * Properties of a SampleFilesChanged.
                 * @deprecated Use isotrail.catalog.domain.v1.SampleFilesChanged.$Properties instead.
                 */
                interface ISampleFilesChanged extends isotrail.catalog.domain.v1.SampleFilesChanged.$Properties {
                }

                /** Represents a SampleFilesChanged. */
                class SampleFilesChanged {

                    /**
                     * Constructs a new SampleFilesChanged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.SampleFilesChanged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleFilesChanged objectId. */
                    objectId: string;

                    /** SampleFilesChanged present. */
                    present: boolean;

                    /**
                     * Creates a new SampleFilesChanged instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleFilesChanged instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.SampleFilesChanged.$Shape): isotrail.catalog.domain.v1.SampleFilesChanged & isotrail.catalog.domain.v1.SampleFilesChanged.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.SampleFilesChanged.$Properties): isotrail.catalog.domain.v1.SampleFilesChanged;

                    /**
                     * Encodes the specified SampleFilesChanged message. Does not implicitly {@link isotrail.catalog.domain.v1.SampleFilesChanged.verify|verify} messages.
                     * @param message SampleFilesChanged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.SampleFilesChanged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleFilesChanged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.SampleFilesChanged & isotrail.catalog.domain.v1.SampleFilesChanged.$Shape} SampleFilesChanged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.SampleFilesChanged & isotrail.catalog.domain.v1.SampleFilesChanged.$Shape;
                }

                namespace SampleFilesChanged {

                    /** Properties of a SampleFilesChanged. */
                    interface $Properties {

                        /** SampleFilesChanged objectId */
                        objectId?: string;

                        /** SampleFilesChanged present */
                        present?: boolean;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleFilesChanged. */
                    type $Shape = isotrail.catalog.domain.v1.SampleFilesChanged.$Properties;
                }

                /**
                 * Properties of a SampleMerged.
                 * @deprecated Use isotrail.catalog.domain.v1.SampleMerged.$Properties instead.
                 */
                interface ISampleMerged extends isotrail.catalog.domain.v1.SampleMerged.$Properties {
                }

                /** Represents a SampleMerged. */
                class SampleMerged {

                    /**
                     * Constructs a new SampleMerged.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.SampleMerged.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleMerged intoSampleId. */
                    intoSampleId: string;

                    /** SampleMerged projectIds. */
                    projectIds: string[];

                    /** SampleMerged intoProjectIds. */
                    intoProjectIds: string[];

                    /** SampleMerged turn. */
                    turn: number;

                    /**
                     * Creates a new SampleMerged instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleMerged instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.SampleMerged.$Shape): isotrail.catalog.domain.v1.SampleMerged & isotrail.catalog.domain.v1.SampleMerged.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.SampleMerged.$Properties): isotrail.catalog.domain.v1.SampleMerged;

                    /**
                     * Encodes the specified SampleMerged message. Does not implicitly {@link isotrail.catalog.domain.v1.SampleMerged.verify|verify} messages.
                     * @param message SampleMerged message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.SampleMerged.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleMerged message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.SampleMerged & isotrail.catalog.domain.v1.SampleMerged.$Shape} SampleMerged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.SampleMerged & isotrail.catalog.domain.v1.SampleMerged.$Shape;
                }

                namespace SampleMerged {

                    /** Properties of a SampleMerged. */
                    interface $Properties {

                        /** SampleMerged intoSampleId */
                        intoSampleId?: string;

                        /** SampleMerged projectIds */
                        projectIds?: string[];

                        /** SampleMerged intoProjectIds */
                        intoProjectIds?: string[];

                        /** SampleMerged turn */
                        turn?: number;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleMerged. */
                    type $Shape = isotrail.catalog.domain.v1.SampleMerged.$Properties;
                }

                /**
                 * Properties of a SampleTookOver.
                 * @deprecated Use isotrail.catalog.domain.v1.SampleTookOver.$Properties instead.
                 */
                interface ISampleTookOver extends isotrail.catalog.domain.v1.SampleTookOver.$Properties {
                }

                /** Represents a SampleTookOver. */
                class SampleTookOver {

                    /**
                     * Constructs a new SampleTookOver.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.SampleTookOver.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleTookOver fromSampleId. */
                    fromSampleId: string;

                    /** SampleTookOver fields. */
                    fields: isotrail.catalog.domain.v1.SampleFields;

                    /** SampleTookOver entries. */
                    entries: isotrail.catalog.domain.v1.MetadataEntry[];

                    /** SampleTookOver projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new SampleTookOver instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleTookOver instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.SampleTookOver.$Shape): isotrail.catalog.domain.v1.SampleTookOver & isotrail.catalog.domain.v1.SampleTookOver.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.SampleTookOver.$Properties): isotrail.catalog.domain.v1.SampleTookOver;

                    /**
                     * Encodes the specified SampleTookOver message. Does not implicitly {@link isotrail.catalog.domain.v1.SampleTookOver.verify|verify} messages.
                     * @param message SampleTookOver message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.SampleTookOver.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleTookOver message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.SampleTookOver & isotrail.catalog.domain.v1.SampleTookOver.$Shape} SampleTookOver
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.SampleTookOver & isotrail.catalog.domain.v1.SampleTookOver.$Shape;
                }

                namespace SampleTookOver {

                    /** Properties of a SampleTookOver. */
                    interface $Properties {

                        /** SampleTookOver fromSampleId */
                        fromSampleId?: string;

                        /** SampleTookOver fields */
                        fields?: isotrail.catalog.domain.v1.SampleFields.$Properties;

                        /** SampleTookOver entries */
                        entries?: isotrail.catalog.domain.v1.MetadataEntry.$Properties[];

                        /** SampleTookOver projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleTookOver. */
                    type $Shape = isotrail.catalog.domain.v1.SampleTookOver.$Properties;
                }

                /**
                 * Properties of a SampleDeleted.
                 * @deprecated Use isotrail.catalog.domain.v1.SampleDeleted.$Properties instead.
                 */
                interface ISampleDeleted extends isotrail.catalog.domain.v1.SampleDeleted.$Properties {
                }

                /** Represents a SampleDeleted. */
                class SampleDeleted {

                    /**
                     * Constructs a new SampleDeleted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.catalog.domain.v1.SampleDeleted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleDeleted projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new SampleDeleted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleDeleted instance
                     */
                    static create(properties: isotrail.catalog.domain.v1.SampleDeleted.$Shape): isotrail.catalog.domain.v1.SampleDeleted & isotrail.catalog.domain.v1.SampleDeleted.$Shape;
                    static create(properties?: isotrail.catalog.domain.v1.SampleDeleted.$Properties): isotrail.catalog.domain.v1.SampleDeleted;

                    /**
                     * Encodes the specified SampleDeleted message. Does not implicitly {@link isotrail.catalog.domain.v1.SampleDeleted.verify|verify} messages.
                     * @param message SampleDeleted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.catalog.domain.v1.SampleDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleDeleted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.catalog.domain.v1.SampleDeleted & isotrail.catalog.domain.v1.SampleDeleted.$Shape} SampleDeleted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.catalog.domain.v1.SampleDeleted & isotrail.catalog.domain.v1.SampleDeleted.$Shape;
                }

                namespace SampleDeleted {

                    /** Properties of a SampleDeleted. */
                    interface $Properties {

                        /** SampleDeleted projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleDeleted. */
                    type $Shape = isotrail.catalog.domain.v1.SampleDeleted.$Properties;
                }
            }
        }
    }
}
