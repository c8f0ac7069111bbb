import * as $protobuf from "protobufjs/minimal.js";
import Long = require("long");

/** Namespace isotrail. */
export namespace isotrail {

    /** Namespace analysis. */
    namespace analysis {

        /** Namespace domain. */
        namespace domain {

            /** Namespace v1. */
            namespace v1 {

                /**
                 * Properties of an InputFile.
                 * @deprecated Use isotrail.analysis.domain.v1.InputFile.$Properties instead.
                 */
                interface IInputFile extends isotrail.analysis.domain.v1.InputFile.$Properties {
                }

                /** Represents an InputFile. */
                class InputFile {

                    /**
                     * Constructs a new InputFile.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.InputFile.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** InputFile fileId. */
                    fileId: string;

                    /** InputFile size. */
                    size: number;

                    /** InputFile sha256. */
                    sha256: string;

                    /** InputFile gzip. */
                    gzip: boolean;

                    /**
                     * Creates a new InputFile instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns InputFile instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.InputFile.$Shape): isotrail.analysis.domain.v1.InputFile & isotrail.analysis.domain.v1.InputFile.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.InputFile.$Properties): isotrail.analysis.domain.v1.InputFile;

                    /**
                     * Encodes the specified InputFile message. Does not implicitly {@link isotrail.analysis.domain.v1.InputFile.verify|verify} messages.
                     * @param message InputFile message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.InputFile.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an InputFile message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.InputFile & isotrail.analysis.domain.v1.InputFile.$Shape} InputFile
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.InputFile & isotrail.analysis.domain.v1.InputFile.$Shape;
                }

                namespace InputFile {

                    /** Properties of an InputFile. */
                    interface $Properties {

                        /** InputFile fileId */
                        fileId?: string;

                        /** InputFile size */
                        size?: number;

                        /** InputFile sha256 */
                        sha256?: string;

                        /** InputFile gzip */
                        gzip?: boolean;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an InputFile. */
                    type $Shape = isotrail.analysis.domain.v1.InputFile.$Properties;
                }

                /**
                 * Properties of an Input.
                 * @deprecated Use isotrail.analysis.domain.v1.Input.$Properties instead.
                 */
                interface IInput extends isotrail.analysis.domain.v1.Input.$Properties {
                }

                /** Represents an Input. */
                class Input {

                    /**
                     * Constructs a new Input.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.Input.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** Input objectId. */
                    objectId: string;

                    /** Input sampleId. */
                    sampleId: string;

                    /** Input sampleName. */
                    sampleName: string;

                    /** Input files. */
                    files: isotrail.analysis.domain.v1.InputFile[];

                    /**
                     * Creates a new Input instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns Input instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.Input.$Shape): isotrail.analysis.domain.v1.Input & isotrail.analysis.domain.v1.Input.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.Input.$Properties): isotrail.analysis.domain.v1.Input;

                    /**
                     * Encodes the specified Input message. Does not implicitly {@link isotrail.analysis.domain.v1.Input.verify|verify} messages.
                     * @param message Input message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.Input.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an Input message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.Input & isotrail.analysis.domain.v1.Input.$Shape} Input
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.Input & isotrail.analysis.domain.v1.Input.$Shape;
                }

                namespace Input {

                    /** Properties of an Input. */
                    interface $Properties {

                        /** Input objectId */
                        objectId?: string;

                        /** Input sampleId */
                        sampleId?: string;

                        /** Input sampleName */
                        sampleName?: string;

                        /** Input files */
                        files?: isotrail.analysis.domain.v1.InputFile.$Properties[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an Input. */
                    type $Shape = isotrail.analysis.domain.v1.Input.$Properties;
                }

                /**
                 * Properties of an InputParameter.
                 * @deprecated Use isotrail.analysis.domain.v1.InputParameter.$Properties instead.
                 */
                interface IInputParameter extends isotrail.analysis.domain.v1.InputParameter.$Properties {
                }

                /** Represents an InputParameter. */
                class InputParameter {

                    /**
                     * Constructs a new InputParameter.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.InputParameter.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** InputParameter name. */
                    name: string;

                    /** InputParameter value. */
                    value: string;

                    /**
                     * Creates a new InputParameter instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns InputParameter instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.InputParameter.$Shape): isotrail.analysis.domain.v1.InputParameter & isotrail.analysis.domain.v1.InputParameter.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.InputParameter.$Properties): isotrail.analysis.domain.v1.InputParameter;

                    /**
                     * Encodes the specified InputParameter message. Does not implicitly {@link isotrail.analysis.domain.v1.InputParameter.verify|verify} messages.
                     * @param message InputParameter message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.InputParameter.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an InputParameter message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.InputParameter & isotrail.analysis.domain.v1.InputParameter.$Shape} InputParameter
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.InputParameter & isotrail.analysis.domain.v1.InputParameter.$Shape;
                }

                namespace InputParameter {

                    /** Properties of an InputParameter. */
                    interface $Properties {

                        /** InputParameter name */
                        name?: string;

                        /** InputParameter value */
                        value?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an InputParameter. */
                    type $Shape = isotrail.analysis.domain.v1.InputParameter.$Properties;
                }

                /**
                 * Properties of a SubmissionCreated.
                 * @deprecated Use isotrail.analysis.domain.v1.SubmissionCreated.$Properties instead.
                 */
                interface ISubmissionCreated extends isotrail.analysis.domain.v1.SubmissionCreated.$Properties {
                }

                /** Represents a SubmissionCreated. */
                class SubmissionCreated {

                    /**
                     * Constructs a new SubmissionCreated.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.SubmissionCreated.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SubmissionCreated submitterId. */
                    submitterId: string;

                    /** SubmissionCreated name. */
                    name: string;

                    /** SubmissionCreated description. */
                    description: string;

                    /** SubmissionCreated workflowId. */
                    workflowId: string;

                    /** SubmissionCreated analysisType. */
                    analysisType: string;

                    /** SubmissionCreated inputs. */
                    inputs: isotrail.analysis.domain.v1.Input[];

                    /** SubmissionCreated inputParameters. */
                    inputParameters: isotrail.analysis.domain.v1.InputParameter[];

                    /** SubmissionCreated projectIds. */
                    projectIds: string[];

                    /** SubmissionCreated priority. */
                    priority: string;

                    /** SubmissionCreated automated. */
                    automated: boolean;

                    /** SubmissionCreated updateSamples. */
                    updateSamples: boolean;

                    /**
                     * Creates a new SubmissionCreated instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SubmissionCreated instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.SubmissionCreated.$Shape): isotrail.analysis.domain.v1.SubmissionCreated & isotrail.analysis.domain.v1.SubmissionCreated.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.SubmissionCreated.$Properties): isotrail.analysis.domain.v1.SubmissionCreated;

                    /**
                     * Encodes the specified SubmissionCreated message. Does not implicitly {@link isotrail.analysis.domain.v1.SubmissionCreated.verify|verify} messages.
                     * @param message SubmissionCreated message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.SubmissionCreated.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SubmissionCreated message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.SubmissionCreated & isotrail.analysis.domain.v1.SubmissionCreated.$Shape} SubmissionCreated
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.SubmissionCreated & isotrail.analysis.domain.v1.SubmissionCreated.$Shape;
                }

                namespace SubmissionCreated {

                    /** Properties of a SubmissionCreated. */
                    interface $Properties {

                        /** SubmissionCreated submitterId */
                        submitterId?: string;

                        /** SubmissionCreated name */
                        name?: string;

                        /** SubmissionCreated description */
                        description?: string;

                        /** SubmissionCreated workflowId */
                        workflowId?: string;

                        /** SubmissionCreated analysisType */
                        analysisType?: string;

                        /** SubmissionCreated inputs */
                        inputs?: isotrail.analysis.domain.v1.Input.$Properties[];

                        /** SubmissionCreated inputParameters */
                        inputParameters?: isotrail.analysis.domain.v1.InputParameter.$Properties[];

                        /** SubmissionCreated projectIds */
                        projectIds?: string[];

                        /** SubmissionCreated priority */
                        priority?: string;

                        /** SubmissionCreated automated */
                        automated?: boolean;

                        /** SubmissionCreated updateSamples */
                        updateSamples?: boolean;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SubmissionCreated. */
                    type $Shape = isotrail.analysis.domain.v1.SubmissionCreated.$Properties;
                }

                /**
                 * Properties of a DownloadStarted.
                 * @deprecated Use isotrail.analysis.domain.v1.DownloadStarted.$Properties instead.
                 */
                interface IDownloadStarted extends isotrail.analysis.domain.v1.DownloadStarted.$Properties {
                }

                /** Represents a DownloadStarted. */
                class DownloadStarted {

                    /**
                     * Constructs a new DownloadStarted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.DownloadStarted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** DownloadStarted projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new DownloadStarted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns DownloadStarted instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.DownloadStarted.$Shape): isotrail.analysis.domain.v1.DownloadStarted & isotrail.analysis.domain.v1.DownloadStarted.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.DownloadStarted.$Properties): isotrail.analysis.domain.v1.DownloadStarted;

                    /**
                     * Encodes the specified DownloadStarted message. Does not implicitly {@link isotrail.analysis.domain.v1.DownloadStarted.verify|verify} messages.
                     * @param message DownloadStarted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.DownloadStarted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a DownloadStarted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.DownloadStarted & isotrail.analysis.domain.v1.DownloadStarted.$Shape} DownloadStarted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.DownloadStarted & isotrail.analysis.domain.v1.DownloadStarted.$Shape;
                }

                namespace DownloadStarted {

                    /** Properties of a DownloadStarted. */
                    interface $Properties {

                        /** DownloadStarted projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a DownloadStarted. */
                    type $Shape = isotrail.analysis.domain.v1.DownloadStarted.$Properties;
                }

                /**
                 * Properties of a DownloadFinished.
                 * @deprecated Use isotrail.analysis.domain.v1.DownloadFinished.$Properties instead.
                 */
                interface IDownloadFinished extends isotrail.analysis.domain.v1.DownloadFinished.$Properties {
                }

                /** Represents a DownloadFinished. */
                class DownloadFinished {

                    /**
                     * Constructs a new DownloadFinished.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.DownloadFinished.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** DownloadFinished projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new DownloadFinished instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns DownloadFinished instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.DownloadFinished.$Shape): isotrail.analysis.domain.v1.DownloadFinished & isotrail.analysis.domain.v1.DownloadFinished.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.DownloadFinished.$Properties): isotrail.analysis.domain.v1.DownloadFinished;

                    /**
                     * Encodes the specified DownloadFinished message. Does not implicitly {@link isotrail.analysis.domain.v1.DownloadFinished.verify|verify} messages.
                     * @param message DownloadFinished message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.DownloadFinished.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a DownloadFinished message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.DownloadFinished & isotrail.analysis.domain.v1.DownloadFinished.$Shape} DownloadFinished
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.DownloadFinished & isotrail.analysis.domain.v1.DownloadFinished.$Shape;
                }

                namespace DownloadFinished {

                    /** Properties of a DownloadFinished. */
                    interface $Properties {

                        /** DownloadFinished projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a DownloadFinished. */
                    type $Shape = isotrail.analysis.domain.v1.DownloadFinished.$Properties;
                }

                /**
                 * Properties of a PreparationStarted.
                 * @deprecated Use isotrail.analysis.domain.v1.PreparationStarted.$Properties instead.
                 */
                interface IPreparationStarted extends isotrail.analysis.domain.v1.PreparationStarted.$Properties {
                }

                /** Represents a PreparationStarted. */
                class PreparationStarted {

                    /**
                     * Constructs a new PreparationStarted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.PreparationStarted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** PreparationStarted projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new PreparationStarted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns PreparationStarted instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.PreparationStarted.$Shape): isotrail.analysis.domain.v1.PreparationStarted & isotrail.analysis.domain.v1.PreparationStarted.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.PreparationStarted.$Properties): isotrail.analysis.domain.v1.PreparationStarted;

                    /**
                     * Encodes the specified PreparationStarted message. Does not implicitly {@link isotrail.analysis.domain.v1.PreparationStarted.verify|verify} messages.
                     * @param message PreparationStarted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.PreparationStarted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a PreparationStarted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.PreparationStarted & isotrail.analysis.domain.v1.PreparationStarted.$Shape} PreparationStarted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.PreparationStarted & isotrail.analysis.domain.v1.PreparationStarted.$Shape;
                }

                namespace PreparationStarted {

                    /** Properties of a PreparationStarted. */
                    interface $Properties {

                        /** PreparationStarted projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a PreparationStarted. */
                    type $Shape = isotrail.analysis.domain.v1.PreparationStarted.$Properties;
                }

                /**
                 * Properties of a Prepared.
                 * @deprecated Use isotrail.analysis.domain.v1.Prepared.$Properties instead.
                 */
                interface IPrepared extends isotrail.analysis.domain.v1.Prepared.$Properties {
                }

                /** Represents a Prepared. */
                class Prepared {

                    /**
                     * Constructs a new Prepared.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.Prepared.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** Prepared remoteWorkflowId. */
                    remoteWorkflowId: string;

                    /** Prepared projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new Prepared instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns Prepared instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.Prepared.$Shape): isotrail.analysis.domain.v1.Prepared & isotrail.analysis.domain.v1.Prepared.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.Prepared.$Properties): isotrail.analysis.domain.v1.Prepared;

                    /**
                     * Encodes the specified Prepared message. Does not implicitly {@link isotrail.analysis.domain.v1.Prepared.verify|verify} messages.
                     * @param message Prepared message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.Prepared.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a Prepared message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.Prepared & isotrail.analysis.domain.v1.Prepared.$Shape} Prepared
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.Prepared & isotrail.analysis.domain.v1.Prepared.$Shape;
                }

                namespace Prepared {

                    /** Properties of a Prepared. */
                    interface $Properties {

                        /** Prepared remoteWorkflowId */
                        remoteWorkflowId?: string;

                        /** Prepared projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a Prepared. */
                    type $Shape = isotrail.analysis.domain.v1.Prepared.$Properties;
                }

                /**
                 * Properties of a SubmissionStarted.
                 * @deprecated Use isotrail.analysis.domain.v1.SubmissionStarted.$Properties instead.
                 */
                interface ISubmissionStarted extends isotrail.analysis.domain.v1.SubmissionStarted.$Properties {
                }

                /** Represents a SubmissionStarted. */
                class SubmissionStarted {

                    /**
                     * Constructs a new SubmissionStarted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.SubmissionStarted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SubmissionStarted runKey. */
                    runKey: string;

                    /** SubmissionStarted attempt. */
                    attempt: number;

                    /** SubmissionStarted projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new SubmissionStarted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SubmissionStarted instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.SubmissionStarted.$Shape): isotrail.analysis.domain.v1.SubmissionStarted & isotrail.analysis.domain.v1.SubmissionStarted.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.SubmissionStarted.$Properties): isotrail.analysis.domain.v1.SubmissionStarted;

                    /**
                     * Encodes the specified SubmissionStarted message. Does not implicitly {@link isotrail.analysis.domain.v1.SubmissionStarted.verify|verify} messages.
                     * @param message SubmissionStarted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.SubmissionStarted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SubmissionStarted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.SubmissionStarted & isotrail.analysis.domain.v1.SubmissionStarted.$Shape} SubmissionStarted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.SubmissionStarted & isotrail.analysis.domain.v1.SubmissionStarted.$Shape;
                }

                namespace SubmissionStarted {

                    /** Properties of a SubmissionStarted. */
                    interface $Properties {

                        /** SubmissionStarted runKey */
                        runKey?: string;

                        /** SubmissionStarted attempt */
                        attempt?: number;

                        /** SubmissionStarted projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SubmissionStarted. */
                    type $Shape = isotrail.analysis.domain.v1.SubmissionStarted.$Properties;
                }

                /**
                 * Properties of a RunStarted.
                 * @deprecated Use isotrail.analysis.domain.v1.RunStarted.$Properties instead.
                 */
                interface IRunStarted extends isotrail.analysis.domain.v1.RunStarted.$Properties {
                }

                /** Represents a RunStarted. */
                class RunStarted {

                    /**
                     * Constructs a new RunStarted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.RunStarted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** RunStarted attempt. */
                    attempt: number;

                    /** RunStarted runId. */
                    runId: string;

                    /** RunStarted remoteInputDataId. */
                    remoteInputDataId: string;

                    /** RunStarted projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new RunStarted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns RunStarted instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.RunStarted.$Shape): isotrail.analysis.domain.v1.RunStarted & isotrail.analysis.domain.v1.RunStarted.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.RunStarted.$Properties): isotrail.analysis.domain.v1.RunStarted;

                    /**
                     * Encodes the specified RunStarted message. Does not implicitly {@link isotrail.analysis.domain.v1.RunStarted.verify|verify} messages.
                     * @param message RunStarted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.RunStarted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a RunStarted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.RunStarted & isotrail.analysis.domain.v1.RunStarted.$Shape} RunStarted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.RunStarted & isotrail.analysis.domain.v1.RunStarted.$Shape;
                }

                namespace RunStarted {

                    /** Properties of a RunStarted. */
                    interface $Properties {

                        /** RunStarted attempt */
                        attempt?: number;

                        /** RunStarted runId */
                        runId?: string;

                        /** RunStarted remoteInputDataId */
                        remoteInputDataId?: string;

                        /** RunStarted projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a RunStarted. */
                    type $Shape = isotrail.analysis.domain.v1.RunStarted.$Properties;
                }

                /**
                 * Properties of a RunProgressed.
                 * @deprecated Use isotrail.analysis.domain.v1.RunProgressed.$Properties instead.
                 */
                interface IRunProgressed extends isotrail.analysis.domain.v1.RunProgressed.$Properties {
                }

                /** Represents a RunProgressed. */
                class RunProgressed {

                    /**
                     * Constructs a new RunProgressed.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.RunProgressed.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** RunProgressed percent. */
                    percent: number;

                    /**
                     * Creates a new RunProgressed instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns RunProgressed instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.RunProgressed.$Shape): isotrail.analysis.domain.v1.RunProgressed & isotrail.analysis.domain.v1.RunProgressed.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.RunProgressed.$Properties): isotrail.analysis.domain.v1.RunProgressed;

                    /**
                     * Encodes the specified RunProgressed message. Does not implicitly {@link isotrail.analysis.domain.v1.RunProgressed.verify|verify} messages.
                     * @param message RunProgressed message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.RunProgressed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a RunProgressed message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.RunProgressed & isotrail.analysis.domain.v1.RunProgressed.$Shape} RunProgressed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.RunProgressed & isotrail.analysis.domain.v1.RunProgressed.$Shape;
                }

                namespace RunProgressed {

                    /** Properties of a RunProgressed. */
                    interface $Properties {

                        /** RunProgressed percent */
                        percent?: number;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a RunProgressed. */
                    type $Shape = isotrail.analysis.domain.v1.RunProgressed.$Properties;
                }

                /**
                 * Properties of a RunLost.
                 * @deprecated Use isotrail.analysis.domain.v1.RunLost.$Properties instead.
                 */
                interface IRunLost extends isotrail.analysis.domain.v1.RunLost.$Properties {
                }

                /** Represents a RunLost. */
                class RunLost {

                    /**
                     * Constructs a new RunLost.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.RunLost.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** RunLost attempt. */
                    attempt: number;

                    /** RunLost nextRunKey. */
                    nextRunKey: string;

                    /**
                     * Creates a new RunLost instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns RunLost instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.RunLost.$Shape): isotrail.analysis.domain.v1.RunLost & isotrail.analysis.domain.v1.RunLost.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.RunLost.$Properties): isotrail.analysis.domain.v1.RunLost;

                    /**
                     * Encodes the specified RunLost message. Does not implicitly {@link isotrail.analysis.domain.v1.RunLost.verify|verify} messages.
                     * @param message RunLost message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.RunLost.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a RunLost message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.RunLost & isotrail.analysis.domain.v1.RunLost.$Shape} RunLost
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.RunLost & isotrail.analysis.domain.v1.RunLost.$Shape;
                }

                namespace RunLost {

                    /** Properties of a RunLost. */
                    interface $Properties {

                        /** RunLost attempt */
                        attempt?: number;

                        /** RunLost nextRunKey */
                        nextRunKey?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a RunLost. */
                    type $Shape = isotrail.analysis.domain.v1.RunLost.$Properties;
                }

                /**
                 * Properties of a RunFinished.
                 * @deprecated Use isotrail.analysis.domain.v1.RunFinished.$Properties instead.
                 */
                interface IRunFinished extends isotrail.analysis.domain.v1.RunFinished.$Properties {
                }

                /** Represents a RunFinished. */
                class RunFinished {

                    /**
                     * Constructs a new RunFinished.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.RunFinished.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** RunFinished projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new RunFinished instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns RunFinished instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.RunFinished.$Shape): isotrail.analysis.domain.v1.RunFinished & isotrail.analysis.domain.v1.RunFinished.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.RunFinished.$Properties): isotrail.analysis.domain.v1.RunFinished;

                    /**
                     * Encodes the specified RunFinished message. Does not implicitly {@link isotrail.analysis.domain.v1.RunFinished.verify|verify} messages.
                     * @param message RunFinished message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.RunFinished.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a RunFinished message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.RunFinished & isotrail.analysis.domain.v1.RunFinished.$Shape} RunFinished
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.RunFinished & isotrail.analysis.domain.v1.RunFinished.$Shape;
                }

                namespace RunFinished {

                    /** Properties of a RunFinished. */
                    interface $Properties {

                        /** RunFinished projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a RunFinished. */
                    type $Shape = isotrail.analysis.domain.v1.RunFinished.$Properties;
                }

                /**
                 * Properties of a CompletionStarted.
                 * @deprecated Use isotrail.analysis.domain.v1.CompletionStarted.$Properties instead.
                 */
                interface ICompletionStarted extends isotrail.analysis.domain.v1.CompletionStarted.$Properties {
                }

                /** Represents a CompletionStarted. */
                class CompletionStarted {

                    /**
                     * Constructs a new CompletionStarted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.CompletionStarted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** CompletionStarted projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new CompletionStarted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns CompletionStarted instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.CompletionStarted.$Shape): isotrail.analysis.domain.v1.CompletionStarted & isotrail.analysis.domain.v1.CompletionStarted.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.CompletionStarted.$Properties): isotrail.analysis.domain.v1.CompletionStarted;

                    /**
                     * Encodes the specified CompletionStarted message. Does not implicitly {@link isotrail.analysis.domain.v1.CompletionStarted.verify|verify} messages.
                     * @param message CompletionStarted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.CompletionStarted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a CompletionStarted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.CompletionStarted & isotrail.analysis.domain.v1.CompletionStarted.$Shape} CompletionStarted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.CompletionStarted & isotrail.analysis.domain.v1.CompletionStarted.$Shape;
                }

                namespace CompletionStarted {

                    /** Properties of a CompletionStarted. */
                    interface $Properties {

                        /** CompletionStarted projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a CompletionStarted. */
                    type $Shape = isotrail.analysis.domain.v1.CompletionStarted.$Properties;
                }

                /**
                 * Properties of an Output.
                 * @deprecated Use isotrail.analysis.domain.v1.Output.$Properties instead.
                 */
                interface IOutput extends isotrail.analysis.domain.v1.Output.$Properties {
                }

                /** Represents an Output. */
                class Output {

                    /**
                     * Constructs a new Output.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.Output.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** Output name. */
                    name: string;

                    /** Output fileName. */
                    fileName: string;

                    /** Output blob. */
                    blob: string;

                    /** Output size. */
                    size: number;

                    /** Output sha256. */
                    sha256: string;

                    /** Output executionManagerFileId. */
                    executionManagerFileId: string;

                    /** Output mediaType. */
                    mediaType: string;

                    /** Output picture. */
                    picture: string;

                    /**
                     * Creates a new Output instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns Output instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.Output.$Shape): isotrail.analysis.domain.v1.Output & isotrail.analysis.domain.v1.Output.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.Output.$Properties): isotrail.analysis.domain.v1.Output;

                    /**
                     * Encodes the specified Output message. Does not implicitly {@link isotrail.analysis.domain.v1.Output.verify|verify} messages.
                     * @param message Output message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.Output.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an Output message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.Output & isotrail.analysis.domain.v1.Output.$Shape} Output
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.Output & isotrail.analysis.domain.v1.Output.$Shape;
                }

                namespace Output {

                    /** Properties of an Output. */
                    interface $Properties {

                        /** Output name */
                        name?: string;

                        /** Output fileName */
                        fileName?: string;

                        /** Output blob */
                        blob?: string;

                        /** Output size */
                        size?: number;

                        /** Output sha256 */
                        sha256?: string;

                        /** Output executionManagerFileId */
                        executionManagerFileId?: string;

                        /** Output mediaType */
                        mediaType?: string;

                        /** Output picture */
                        picture?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an Output. */
                    type $Shape = isotrail.analysis.domain.v1.Output.$Properties;
                }

                /**
                 * Properties of an AnalysisCompleted.
                 * @deprecated Use isotrail.analysis.domain.v1.AnalysisCompleted.$Properties instead.
                 */
                interface IAnalysisCompleted extends isotrail.analysis.domain.v1.AnalysisCompleted.$Properties {
                }

                /** Represents an AnalysisCompleted. */
                class AnalysisCompleted {

                    /**
                     * Constructs a new AnalysisCompleted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.AnalysisCompleted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** AnalysisCompleted outputs. */
                    outputs: isotrail.analysis.domain.v1.Output[];

                    /** AnalysisCompleted executionManagerAnalysisId. */
                    executionManagerAnalysisId: string;

                    /** AnalysisCompleted projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new AnalysisCompleted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns AnalysisCompleted instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.AnalysisCompleted.$Shape): isotrail.analysis.domain.v1.AnalysisCompleted & isotrail.analysis.domain.v1.AnalysisCompleted.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.AnalysisCompleted.$Properties): isotrail.analysis.domain.v1.AnalysisCompleted;

                    /**
                     * Encodes the specified AnalysisCompleted message. Does not implicitly {@link isotrail.analysis.domain.v1.AnalysisCompleted.verify|verify} messages.
                     * @param message AnalysisCompleted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.AnalysisCompleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an AnalysisCompleted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.AnalysisCompleted & isotrail.analysis.domain.v1.AnalysisCompleted.$Shape} AnalysisCompleted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.AnalysisCompleted & isotrail.analysis.domain.v1.AnalysisCompleted.$Shape;
                }

                namespace AnalysisCompleted {

                    /** Properties of an AnalysisCompleted. */
                    interface $Properties {

                        /** AnalysisCompleted outputs */
                        outputs?: isotrail.analysis.domain.v1.Output.$Properties[];

                        /** AnalysisCompleted executionManagerAnalysisId */
                        executionManagerAnalysisId?: string;

                        /** AnalysisCompleted projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an AnalysisCompleted. */
                    type $Shape = isotrail.analysis.domain.v1.AnalysisCompleted.$Properties;
                }

                /**
                 * Properties of a JobError.
                 * @deprecated Use isotrail.analysis.domain.v1.JobError.$Properties instead.
                 */
                interface IJobError extends isotrail.analysis.domain.v1.JobError.$Properties {
                }

                /** Represents a JobError. */
                class JobError {

                    /**
                     * Constructs a new JobError.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.JobError.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** JobError tool. */
                    tool: string;

                    /** JobError command. */
                    command: string;

                    /** JobError exitCode. */
                    exitCode: (number|null);

                    /** JobError stdout. */
                    stdout: string;

                    /** JobError stderr. */
                    stderr: string;

                    /**
                     * Creates a new JobError instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns JobError instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.JobError.$Shape): isotrail.analysis.domain.v1.JobError & isotrail.analysis.domain.v1.JobError.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.JobError.$Properties): isotrail.analysis.domain.v1.JobError;

                    /**
                     * Encodes the specified JobError message. Does not implicitly {@link isotrail.analysis.domain.v1.JobError.verify|verify} messages.
                     * @param message JobError message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.JobError.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a JobError message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.JobError & isotrail.analysis.domain.v1.JobError.$Shape} JobError
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.JobError & isotrail.analysis.domain.v1.JobError.$Shape;
                }

                namespace JobError {

                    /** Properties of a JobError. */
                    interface $Properties {

                        /** JobError tool */
                        tool?: string;

                        /** JobError command */
                        command?: string;

                        /** JobError exitCode */
                        exitCode?: (number|null);

                        /** JobError stdout */
                        stdout?: string;

                        /** JobError stderr */
                        stderr?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a JobError. */
                    type $Shape = isotrail.analysis.domain.v1.JobError.$Properties;
                }

                /**
                 * Properties of an AnalysisFailed.
                 * @deprecated Use isotrail.analysis.domain.v1.AnalysisFailed.$Properties instead.
                 */
                interface IAnalysisFailed extends isotrail.analysis.domain.v1.AnalysisFailed.$Properties {
                }

                /** Represents an AnalysisFailed. */
                class AnalysisFailed {

                    /**
                     * Constructs a new AnalysisFailed.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.AnalysisFailed.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** AnalysisFailed stage. */
                    stage: string;

                    /** AnalysisFailed reason. */
                    reason: string;

                    /** AnalysisFailed message. */
                    message: string;

                    /** AnalysisFailed jobErrors. */
                    jobErrors: isotrail.analysis.domain.v1.JobError[];

                    /** AnalysisFailed projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new AnalysisFailed instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns AnalysisFailed instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.AnalysisFailed.$Shape): isotrail.analysis.domain.v1.AnalysisFailed & isotrail.analysis.domain.v1.AnalysisFailed.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.AnalysisFailed.$Properties): isotrail.analysis.domain.v1.AnalysisFailed;

                    /**
                     * Encodes the specified AnalysisFailed message. Does not implicitly {@link isotrail.analysis.domain.v1.AnalysisFailed.verify|verify} messages.
                     * @param message AnalysisFailed message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.AnalysisFailed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an AnalysisFailed message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.AnalysisFailed & isotrail.analysis.domain.v1.AnalysisFailed.$Shape} AnalysisFailed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.AnalysisFailed & isotrail.analysis.domain.v1.AnalysisFailed.$Shape;
                }

                namespace AnalysisFailed {

                    /** Properties of an AnalysisFailed. */
                    interface $Properties {

                        /** AnalysisFailed stage */
                        stage?: string;

                        /** AnalysisFailed reason */
                        reason?: string;

                        /** AnalysisFailed message */
                        message?: string;

                        /** AnalysisFailed jobErrors */
                        jobErrors?: isotrail.analysis.domain.v1.JobError.$Properties[];

                        /** AnalysisFailed projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an AnalysisFailed. */
                    type $Shape = isotrail.analysis.domain.v1.AnalysisFailed.$Properties;
                }

                /**
                 * Properties of a SampleMetadataWritten.
                 * @deprecated Use isotrail.analysis.domain.v1.SampleMetadataWritten.$Properties instead.
                 */
                interface ISampleMetadataWritten extends isotrail.analysis.domain.v1.SampleMetadataWritten.$Properties {
                }

                /** Represents a SampleMetadataWritten. */
                class SampleMetadataWritten {

                    /**
                     * Constructs a new SampleMetadataWritten.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.SampleMetadataWritten.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleMetadataWritten sampleId. */
                    sampleId: string;

                    /** SampleMetadataWritten entries. */
                    entries: isotrail.analysis.domain.v1.InputParameter[];

                    /**
                     * Creates a new SampleMetadataWritten instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleMetadataWritten instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.SampleMetadataWritten.$Shape): isotrail.analysis.domain.v1.SampleMetadataWritten & isotrail.analysis.domain.v1.SampleMetadataWritten.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.SampleMetadataWritten.$Properties): isotrail.analysis.domain.v1.SampleMetadataWritten;

                    /**
                     * Encodes the specified SampleMetadataWritten message. Does not implicitly {@link isotrail.analysis.domain.v1.SampleMetadataWritten.verify|verify} messages.
                     * @param message SampleMetadataWritten message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.SampleMetadataWritten.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleMetadataWritten message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.SampleMetadataWritten & isotrail.analysis.domain.v1.SampleMetadataWritten.$Shape} SampleMetadataWritten
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.SampleMetadataWritten & isotrail.analysis.domain.v1.SampleMetadataWritten.$Shape;
                }

                namespace SampleMetadataWritten {

                    /** Properties of a SampleMetadataWritten. */
                    interface $Properties {

                        /** SampleMetadataWritten sampleId */
                        sampleId?: string;

                        /** SampleMetadataWritten entries */
                        entries?: isotrail.analysis.domain.v1.InputParameter.$Properties[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleMetadataWritten. */
                    type $Shape = isotrail.analysis.domain.v1.SampleMetadataWritten.$Properties;
                }

                /**
                 * Properties of a SampleMetadataRefused.
                 * @deprecated Use isotrail.analysis.domain.v1.SampleMetadataRefused.$Properties instead.
                 */
                interface ISampleMetadataRefused extends isotrail.analysis.domain.v1.SampleMetadataRefused.$Properties {
                }

                /** Represents a SampleMetadataRefused. */
                class SampleMetadataRefused {

                    /**
                     * Constructs a new SampleMetadataRefused.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.SampleMetadataRefused.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SampleMetadataRefused sampleId. */
                    sampleId: string;

                    /** SampleMetadataRefused message. */
                    message: string;

                    /**
                     * Creates a new SampleMetadataRefused instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SampleMetadataRefused instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.SampleMetadataRefused.$Shape): isotrail.analysis.domain.v1.SampleMetadataRefused & isotrail.analysis.domain.v1.SampleMetadataRefused.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.SampleMetadataRefused.$Properties): isotrail.analysis.domain.v1.SampleMetadataRefused;

                    /**
                     * Encodes the specified SampleMetadataRefused message. Does not implicitly {@link isotrail.analysis.domain.v1.SampleMetadataRefused.verify|verify} messages.
                     * @param message SampleMetadataRefused message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.SampleMetadataRefused.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SampleMetadataRefused message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.SampleMetadataRefused & isotrail.analysis.domain.v1.SampleMetadataRefused.$Shape} SampleMetadataRefused
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.SampleMetadataRefused & isotrail.analysis.domain.v1.SampleMetadataRefused.$Shape;
                }

                namespace SampleMetadataRefused {

                    /** Properties of a SampleMetadataRefused. */
                    interface $Properties {

                        /** SampleMetadataRefused sampleId */
                        sampleId?: string;

                        /** SampleMetadataRefused message */
                        message?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SampleMetadataRefused. */
                    type $Shape = isotrail.analysis.domain.v1.SampleMetadataRefused.$Properties;
                }

                /**
                 * Properties of a CleaningStarted.
                 * @deprecated Use isotrail.analysis.domain.v1.CleaningStarted.$Properties instead.
                 */
                interface ICleaningStarted extends isotrail.analysis.domain.v1.CleaningStarted.$Properties {
                }

                /** Represents a CleaningStarted. */
                class CleaningStarted {

                    /**
                     * Constructs a new CleaningStarted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.CleaningStarted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** CleaningStarted projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new CleaningStarted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns CleaningStarted instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.CleaningStarted.$Shape): isotrail.analysis.domain.v1.CleaningStarted & isotrail.analysis.domain.v1.CleaningStarted.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.CleaningStarted.$Properties): isotrail.analysis.domain.v1.CleaningStarted;

                    /**
                     * Encodes the specified CleaningStarted message. Does not implicitly {@link isotrail.analysis.domain.v1.CleaningStarted.verify|verify} messages.
                     * @param message CleaningStarted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.CleaningStarted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a CleaningStarted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.CleaningStarted & isotrail.analysis.domain.v1.CleaningStarted.$Shape} CleaningStarted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.CleaningStarted & isotrail.analysis.domain.v1.CleaningStarted.$Shape;
                }

                namespace CleaningStarted {

                    /** Properties of a CleaningStarted. */
                    interface $Properties {

                        /** CleaningStarted projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a CleaningStarted. */
                    type $Shape = isotrail.analysis.domain.v1.CleaningStarted.$Properties;
                }

                /**
                 * Properties of a Cleaned.
                 * @deprecated Use isotrail.analysis.domain.v1.Cleaned.$Properties instead.
                 */
                interface ICleaned extends isotrail.analysis.domain.v1.Cleaned.$Properties {
                }

                /** Represents a Cleaned. */
                class Cleaned {

                    /**
                     * Constructs a new Cleaned.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.Cleaned.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** Cleaned projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new Cleaned instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns Cleaned instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.Cleaned.$Shape): isotrail.analysis.domain.v1.Cleaned & isotrail.analysis.domain.v1.Cleaned.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.Cleaned.$Properties): isotrail.analysis.domain.v1.Cleaned;

                    /**
                     * Encodes the specified Cleaned message. Does not implicitly {@link isotrail.analysis.domain.v1.Cleaned.verify|verify} messages.
                     * @param message Cleaned message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.Cleaned.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a Cleaned message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.Cleaned & isotrail.analysis.domain.v1.Cleaned.$Shape} Cleaned
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.Cleaned & isotrail.analysis.domain.v1.Cleaned.$Shape;
                }

                namespace Cleaned {

                    /** Properties of a Cleaned. */
                    interface $Properties {

                        /** Cleaned projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a Cleaned. */
                    type $Shape = isotrail.analysis.domain.v1.Cleaned.$Properties;
                }

                /**
                 * Properties of a CleaningFailed.
                 * @deprecated Use isotrail.analysis.domain.v1.CleaningFailed.$Properties instead.
                 */
                interface ICleaningFailed extends isotrail.analysis.domain.v1.CleaningFailed.$Properties {
                }

                /** Represents a CleaningFailed. */
                class CleaningFailed {

                    /**
                     * Constructs a new CleaningFailed.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.CleaningFailed.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** CleaningFailed message. */
                    message: string;

                    /** CleaningFailed projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new CleaningFailed instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns CleaningFailed instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.CleaningFailed.$Shape): isotrail.analysis.domain.v1.CleaningFailed & isotrail.analysis.domain.v1.CleaningFailed.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.CleaningFailed.$Properties): isotrail.analysis.domain.v1.CleaningFailed;

                    /**
                     * Encodes the specified CleaningFailed message. Does not implicitly {@link isotrail.analysis.domain.v1.CleaningFailed.verify|verify} messages.
                     * @param message CleaningFailed message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.CleaningFailed.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a CleaningFailed message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.CleaningFailed & isotrail.analysis.domain.v1.CleaningFailed.$Shape} CleaningFailed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.CleaningFailed & isotrail.analysis.domain.v1.CleaningFailed.$Shape;
                }

                namespace CleaningFailed {

                    /** Properties of a CleaningFailed. */
                    interface $Properties {

                        /** CleaningFailed message */
                        message?: string;

                        /** CleaningFailed projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a CleaningFailed. */
                    type $Shape = isotrail.analysis.domain.v1.CleaningFailed.$Properties;
                }

                /**
                 * Properties of a SubmissionDeleted.
                 * @deprecated Use isotrail.analysis.domain.v1.SubmissionDeleted.$Properties instead.
                 */
                interface ISubmissionDeleted extends isotrail.analysis.domain.v1.SubmissionDeleted.$Properties {
                }

                /** Represents a SubmissionDeleted. */
                class SubmissionDeleted {

                    /**
                     * Constructs a new SubmissionDeleted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.SubmissionDeleted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** SubmissionDeleted projectIds. */
                    projectIds: string[];

                    /**
                     * Creates a new SubmissionDeleted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns SubmissionDeleted instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.SubmissionDeleted.$Shape): isotrail.analysis.domain.v1.SubmissionDeleted & isotrail.analysis.domain.v1.SubmissionDeleted.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.SubmissionDeleted.$Properties): isotrail.analysis.domain.v1.SubmissionDeleted;

                    /**
                     * Encodes the specified SubmissionDeleted message. Does not implicitly {@link isotrail.analysis.domain.v1.SubmissionDeleted.verify|verify} messages.
                     * @param message SubmissionDeleted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.SubmissionDeleted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes a SubmissionDeleted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.SubmissionDeleted & isotrail.analysis.domain.v1.SubmissionDeleted.$Shape} SubmissionDeleted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.SubmissionDeleted & isotrail.analysis.domain.v1.SubmissionDeleted.$Shape;
                }

                namespace SubmissionDeleted {

                    /** Properties of a SubmissionDeleted. */
                    interface $Properties {

                        /** SubmissionDeleted projectIds */
                        projectIds?: string[];

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of a SubmissionDeleted. */
                    type $Shape = isotrail.analysis.domain.v1.SubmissionDeleted.$Properties;
                }

                /**
                 * Properties of an ObjectArrived.
                 * @deprecated Use isotrail.analysis.domain.v1.ObjectArrived.$Properties instead.
                 */
                interface IObjectArrived extends isotrail.analysis.domain.v1.ObjectArrived.$Properties {
                }

                /** Represents an ObjectArrived. */
                class ObjectArrived {

                    /**
                     * Constructs a new ObjectArrived.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.ObjectArrived.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** ObjectArrived sampleId. */
                    sampleId: string;

                    /**
                     * Creates a new ObjectArrived instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ObjectArrived instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.ObjectArrived.$Shape): isotrail.analysis.domain.v1.ObjectArrived & isotrail.analysis.domain.v1.ObjectArrived.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.ObjectArrived.$Properties): isotrail.analysis.domain.v1.ObjectArrived;

                    /**
                     * Encodes the specified ObjectArrived message. Does not implicitly {@link isotrail.analysis.domain.v1.ObjectArrived.verify|verify} messages.
                     * @param message ObjectArrived message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.ObjectArrived.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an ObjectArrived message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.ObjectArrived & isotrail.analysis.domain.v1.ObjectArrived.$Shape} ObjectArrived
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.ObjectArrived & isotrail.analysis.domain.v1.ObjectArrived.$Shape;
                }

                namespace ObjectArrived {

                    /** Properties of an ObjectArrived. */
                    interface $Properties {

                        /** ObjectArrived sampleId */
                        sampleId?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an ObjectArrived. */
                    type $Shape = isotrail.analysis.domain.v1.ObjectArrived.$Properties;
                }

                /**
                 * Properties of an AutomatedAnalysisSubmitted.
                 * @deprecated Use isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted.$Properties instead.
                 */
                interface IAutomatedAnalysisSubmitted extends isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted.$Properties {
                }

                /** Represents an AutomatedAnalysisSubmitted. */
                class AutomatedAnalysisSubmitted {

                    /**
                     * Constructs a new AutomatedAnalysisSubmitted.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** AutomatedAnalysisSubmitted projectId. */
                    projectId: string;

                    /** AutomatedAnalysisSubmitted automatedAnalysisId. */
                    automatedAnalysisId: string;

                    /** AutomatedAnalysisSubmitted submissionId. */
                    submissionId: string;

                    /**
                     * Creates a new AutomatedAnalysisSubmitted instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns AutomatedAnalysisSubmitted instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted.$Shape): isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted & isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted.$Properties): isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted;

                    /**
                     * Encodes the specified AutomatedAnalysisSubmitted message. Does not implicitly {@link isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted.verify|verify} messages.
                     * @param message AutomatedAnalysisSubmitted message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an AutomatedAnalysisSubmitted message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted & isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted.$Shape} AutomatedAnalysisSubmitted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted & isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted.$Shape;
                }

                namespace AutomatedAnalysisSubmitted {

                    /** Properties of an AutomatedAnalysisSubmitted. */
                    interface $Properties {

                        /** AutomatedAnalysisSubmitted projectId */
                        projectId?: string;

                        /** AutomatedAnalysisSubmitted automatedAnalysisId */
                        automatedAnalysisId?: string;

                        /** AutomatedAnalysisSubmitted submissionId */
                        submissionId?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an AutomatedAnalysisSubmitted. */
                    type $Shape = isotrail.analysis.domain.v1.AutomatedAnalysisSubmitted.$Properties;
                }

                /**
                 * Properties of an AutomatedAnalysisRefused.
                 * @deprecated Use isotrail.analysis.domain.v1.AutomatedAnalysisRefused.$Properties instead.
                 */
                interface IAutomatedAnalysisRefused extends isotrail.analysis.domain.v1.AutomatedAnalysisRefused.$Properties {
                }

                /** Represents an AutomatedAnalysisRefused. */
                class AutomatedAnalysisRefused {

                    /**
                     * Constructs a new AutomatedAnalysisRefused.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.AutomatedAnalysisRefused.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /** AutomatedAnalysisRefused projectId. */
                    projectId: string;

                    /** AutomatedAnalysisRefused automatedAnalysisId. */
                    automatedAnalysisId: string;

                    /** AutomatedAnalysisRefused message. */
                    message: string;

                    /**
                     * Creates a new AutomatedAnalysisRefused instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns AutomatedAnalysisRefused instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.AutomatedAnalysisRefused.$Shape): isotrail.analysis.domain.v1.AutomatedAnalysisRefused & isotrail.analysis.domain.v1.AutomatedAnalysisRefused.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.AutomatedAnalysisRefused.$Properties): isotrail.analysis.domain.v1.AutomatedAnalysisRefused;

                    /**
                     * Encodes the specified AutomatedAnalysisRefused message. Does not implicitly {@link isotrail.analysis.domain.v1.AutomatedAnalysisRefused.verify|verify} messages.
                     * @param message AutomatedAnalysisRefused message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.AutomatedAnalysisRefused.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an AutomatedAnalysisRefused message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.AutomatedAnalysisRefused & isotrail.analysis.domain.v1.AutomatedAnalysisRefused.$Shape} AutomatedAnalysisRefused
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.AutomatedAnalysisRefused & isotrail.analysis.domain.v1.AutomatedAnalysisRefused.$Shape;
                }

                namespace AutomatedAnalysisRefused {

                    /** Properties of an AutomatedAnalysisRefused. */
                    interface $Properties {

                        /** AutomatedAnalysisRefused projectId */
                        projectId?: string;

                        /** AutomatedAnalysisRefused automatedAnalysisId */
                        automatedAnalysisId?: string;

                        /** AutomatedAnalysisRefused message */
                        message?: string;

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an AutomatedAnalysisRefused. */
                    type $Shape = isotrail.analysis.domain.v1.AutomatedAnalysisRefused.$Properties;
                }

                /**
                 * Properties of an ArrivalSettled.
                 * @deprecated Use isotrail.analysis.domain.v1.ArrivalSettled.$Properties instead.
                 */
                interface IArrivalSettled extends isotrail.analysis.domain.v1.ArrivalSettled.$Properties {
                }

                /** Represents an ArrivalSettled. */
                class ArrivalSettled {

                    /**
                     * Constructs a new ArrivalSettled.
                     * @param [properties] Properties to set
                     */
                    constructor(properties?: isotrail.analysis.domain.v1.ArrivalSettled.$Properties);

                    /** Unknown fields preserved while decoding when enabled */
                    $unknowns?: Uint8Array[];

                    /**
                     * Creates a new ArrivalSettled instance using the specified properties.
                     * @param [properties] Properties to set
                     * @returns ArrivalSettled instance
                     */
                    static create(properties: isotrail.analysis.domain.v1.ArrivalSettled.$Shape): isotrail.analysis.domain.v1.ArrivalSettled & isotrail.analysis.domain.v1.ArrivalSettled.$Shape;
                    static create(properties?: isotrail.analysis.domain.v1.ArrivalSettled.$Properties): isotrail.analysis.domain.v1.ArrivalSettled;

                    /**
                     * Encodes the specified ArrivalSettled message. Does not implicitly {@link isotrail.analysis.domain.v1.ArrivalSettled.verify|verify} messages.
                     * @param message ArrivalSettled message or plain object to encode
                     * @param [writer] Writer to encode to
                     * @returns Writer
                     */
                    static encode(message: isotrail.analysis.domain.v1.ArrivalSettled.$Properties, writer?: $protobuf.Writer): $protobuf.Writer;

                    /**
                     * Decodes an ArrivalSettled message from the specified reader or buffer.
                     * @param reader Reader or buffer to decode from
                     * @param [length] Message length if known beforehand
                     * @returns {isotrail.analysis.domain.v1.ArrivalSettled & isotrail.analysis.domain.v1.ArrivalSettled.$Shape} ArrivalSettled
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    static decode(reader: ($protobuf.Reader|Uint8Array), length?: number): isotrail.analysis.domain.v1.ArrivalSettled & isotrail.analysis.domain.v1.ArrivalSettled.$Shape;
                }

                namespace ArrivalSettled {

                    /** Properties of an ArrivalSettled. */
                    interface $Properties {

                        /** Unknown fields preserved while decoding when enabled */
                        $unknowns?: Uint8Array[];
                    }

                    /** Shape of an ArrivalSettled. */
                    type $Shape = isotrail.analysis.domain.v1.ArrivalSettled.$Properties;
                }
            }
        }
    }
}
