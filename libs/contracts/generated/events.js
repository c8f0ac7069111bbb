/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

// Common aliases
const $Reader = $protobuf.Reader, $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

// Exported root namespace
const $root = $protobuf.roots["libs/contracts/proto"] || ($protobuf.roots["libs/contracts/proto"] = {});

export const isotrail = $root.isotrail = (() => {

    /**
     * Namespace isotrail.
     * @exports isotrail
     * @namespace
     */
    const isotrail = {};

    isotrail.catalog = (function() {

        /**
         * Namespace catalog.
         * @memberof isotrail
         * @namespace
         */
        const catalog = {};

        catalog.v1 = (function() {

            /**
             * Namespace v1.
             * @memberof isotrail.catalog
             * @namespace
             */
            const v1 = {};

            v1.ProjectSettings = (function() {

                /**
                 * Properties of a ProjectSettings.
                 * @typedef {Object} isotrail.catalog.v1.ProjectSettings.$Properties
                 * @property {string|null} [name] ProjectSettings name
                 * @property {string|null} [projectDescription] ProjectSettings projectDescription
                 * @property {string|null} [organism] ProjectSettings organism
                 * @property {number|null} [genomeSize] ProjectSettings genomeSize
                 * @property {number|null} [minimumCoverage] ProjectSettings minimumCoverage
                 * @property {number|null} [maximumCoverage] ProjectSettings maximumCoverage
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a ProjectSettings.
                 * @memberof isotrail.catalog.v1
                 * @interface IProjectSettings
                 * @augments isotrail.catalog.v1.ProjectSettings.$Properties
                 * @deprecated Use isotrail.catalog.v1.ProjectSettings.$Properties instead.
                 */

                /**
                 * Shape of a ProjectSettings.
                 * @typedef {isotrail.catalog.v1.ProjectSettings.$Properties} isotrail.catalog.v1.ProjectSettings.$Shape
                 */

                /**
                 * Constructs a new ProjectSettings.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a ProjectSettings.
                 * @constructor
                 * @param {isotrail.catalog.v1.ProjectSettings.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const ProjectSettings = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * ProjectSettings name.
                 * @member {string|null} name
                 * @memberof isotrail.catalog.v1.ProjectSettings
                 * @instance
                 */
                ProjectSettings.prototype.name = null;

                /**
                 * ProjectSettings projectDescription.
                 * @member {string|null} projectDescription
                 * @memberof isotrail.catalog.v1.ProjectSettings
                 * @instance
                 */
                ProjectSettings.prototype.projectDescription = null;

                /**
                 * ProjectSettings organism.
                 * @member {string|null} organism
                 * @memberof isotrail.catalog.v1.ProjectSettings
                 * @instance
                 */
                ProjectSettings.prototype.organism = null;

                /**
                 * ProjectSettings genomeSize.
                 * @member {number|null} genomeSize
                 * @memberof isotrail.catalog.v1.ProjectSettings
                 * @instance
                 */
                ProjectSettings.prototype.genomeSize = null;

                /**
                 * ProjectSettings minimumCoverage.
                 * @member {number|null} minimumCoverage
                 * @memberof isotrail.catalog.v1.ProjectSettings
                 * @instance
                 */
                ProjectSettings.prototype.minimumCoverage = null;

                /**
                 * ProjectSettings maximumCoverage.
                 * @member {number|null} maximumCoverage
                 * @memberof isotrail.catalog.v1.ProjectSettings
                 * @instance
                 */
                ProjectSettings.prototype.maximumCoverage = null;

                // OneOf field names bound to virtual getters and setters
                let $oneOfFields;

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectSettings.prototype, "_name", {
                    get: $util.oneOfGetter($oneOfFields = ["name"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectSettings.prototype, "_projectDescription", {
                    get: $util.oneOfGetter($oneOfFields = ["projectDescription"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectSettings.prototype, "_organism", {
                    get: $util.oneOfGetter($oneOfFields = ["organism"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectSettings.prototype, "_genomeSize", {
                    get: $util.oneOfGetter($oneOfFields = ["genomeSize"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectSettings.prototype, "_minimumCoverage", {
                    get: $util.oneOfGetter($oneOfFields = ["minimumCoverage"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectSettings.prototype, "_maximumCoverage", {
                    get: $util.oneOfGetter($oneOfFields = ["maximumCoverage"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                /**
                 * Creates a new ProjectSettings instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.ProjectSettings
                 * @static
                 * @param {isotrail.catalog.v1.ProjectSettings.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.ProjectSettings} ProjectSettings instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.ProjectSettings.$Shape): isotrail.catalog.v1.ProjectSettings & isotrail.catalog.v1.ProjectSettings.$Shape;
                 *   (properties?: isotrail.catalog.v1.ProjectSettings.$Properties): isotrail.catalog.v1.ProjectSettings;
                 * }}
                 */
                ProjectSettings.create = function(properties) {
                    return new ProjectSettings(properties);
                };

                /**
                 * Encodes the specified ProjectSettings message. Does not implicitly {@link isotrail.catalog.v1.ProjectSettings.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.ProjectSettings
                 * @static
                 * @param {isotrail.catalog.v1.ProjectSettings.$Properties} message ProjectSettings message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                ProjectSettings.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.name != null && $Object.hasOwnProperty.call(message, "name"))
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.name);
                    if (message.projectDescription != null && $Object.hasOwnProperty.call(message, "projectDescription"))
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.projectDescription);
                    if (message.organism != null && $Object.hasOwnProperty.call(message, "organism"))
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.organism);
                    if (message.genomeSize != null && $Object.hasOwnProperty.call(message, "genomeSize"))
                        writer.uint32(/* id 4, wireType 0 =*/32).int64(message.genomeSize);
                    if (message.minimumCoverage != null && $Object.hasOwnProperty.call(message, "minimumCoverage"))
                        writer.uint32(/* id 5, wireType 0 =*/40).int64(message.minimumCoverage);
                    if (message.maximumCoverage != null && $Object.hasOwnProperty.call(message, "maximumCoverage"))
                        writer.uint32(/* id 6, wireType 0 =*/48).int64(message.maximumCoverage);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a ProjectSettings message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.ProjectSettings
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectSettings & isotrail.catalog.v1.ProjectSettings.$Shape} ProjectSettings
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                ProjectSettings.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.ProjectSettings();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.name = reader.stringVerify();
                                message._name = "name";
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.projectDescription = reader.stringVerify();
                                message._projectDescription = "projectDescription";
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                message.organism = reader.stringVerify();
                                message._organism = "organism";
                                continue;
                            }
                        case 4: {
                                if (wireType !== 0)
                                    break;
                                message.genomeSize = reader.int64();
                                message._genomeSize = "genomeSize";
                                continue;
                            }
                        case 5: {
                                if (wireType !== 0)
                                    break;
                                message.minimumCoverage = reader.int64();
                                message._minimumCoverage = "minimumCoverage";
                                continue;
                            }
                        case 6: {
                                if (wireType !== 0)
                                    break;
                                message.maximumCoverage = reader.int64();
                                message._maximumCoverage = "maximumCoverage";
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return ProjectSettings;
            })();

            v1.ProjectCreated = (function() {

                /**
                 * Properties of a ProjectCreated.
                 * @typedef {Object} isotrail.catalog.v1.ProjectCreated.$Properties
                 * @property {string} [projectId] ProjectCreated projectId
                 * @property {isotrail.catalog.v1.ProjectSettings.$Properties} [settings] ProjectCreated settings
                 * @property {string} [ownerId] ProjectCreated ownerId
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a ProjectCreated.
                 * @memberof isotrail.catalog.v1
                 * @interface IProjectCreated
                 * @augments isotrail.catalog.v1.ProjectCreated.$Properties
                 * @deprecated Use isotrail.catalog.v1.ProjectCreated.$Properties instead.
                 */

                /**
                 * Shape of a ProjectCreated.
                 * @typedef {isotrail.catalog.v1.ProjectCreated.$Properties} isotrail.catalog.v1.ProjectCreated.$Shape
                 */

                /**
                 * Constructs a new ProjectCreated.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a ProjectCreated.
                 * @constructor
                 * @param {isotrail.catalog.v1.ProjectCreated.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const ProjectCreated = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * ProjectCreated projectId.
                 * @member {string} projectId
                 * @memberof isotrail.catalog.v1.ProjectCreated
                 * @instance
                 */
                ProjectCreated.prototype.projectId = "";

                /**
                 * ProjectCreated settings.
                 * @member {isotrail.catalog.v1.ProjectSettings} settings
                 * @memberof isotrail.catalog.v1.ProjectCreated
                 * @instance
                 */
                ProjectCreated.prototype.settings = null;

                /**
                 * ProjectCreated ownerId.
                 * @member {string} ownerId
                 * @memberof isotrail.catalog.v1.ProjectCreated
                 * @instance
                 */
                ProjectCreated.prototype.ownerId = "";

                /**
                 * Creates a new ProjectCreated instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.ProjectCreated
                 * @static
                 * @param {isotrail.catalog.v1.ProjectCreated.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.ProjectCreated} ProjectCreated instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.ProjectCreated.$Shape): isotrail.catalog.v1.ProjectCreated & isotrail.catalog.v1.ProjectCreated.$Shape;
                 *   (properties?: isotrail.catalog.v1.ProjectCreated.$Properties): isotrail.catalog.v1.ProjectCreated;
                 * }}
                 */
                ProjectCreated.create = function(properties) {
                    return new ProjectCreated(properties);
                };

                /**
                 * Encodes the specified ProjectCreated message. Does not implicitly {@link isotrail.catalog.v1.ProjectCreated.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.ProjectCreated
                 * @static
                 * @param {isotrail.catalog.v1.ProjectCreated.$Properties} message ProjectCreated message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                ProjectCreated.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.projectId);
                    if (message.settings != null && $Object.hasOwnProperty.call(message, "settings"))
                        $root.isotrail.catalog.v1.ProjectSettings.encode(message.settings, writer.uint32(/* id 2, wireType 2 =*/18).fork(), _depth + 1).ldelim();
                    if (message.ownerId != null && $Object.hasOwnProperty.call(message, "ownerId") && message.ownerId !== "")
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.ownerId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a ProjectCreated message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.ProjectCreated
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectCreated & isotrail.catalog.v1.ProjectCreated.$Shape} ProjectCreated
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                ProjectCreated.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.ProjectCreated();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.projectId = value;
                                else
                                    delete message.projectId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.settings = $root.isotrail.catalog.v1.ProjectSettings.decode(reader, reader.size(), $undefined, _depth + 1, message.settings);
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.ownerId = value;
                                else
                                    delete message.ownerId;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return ProjectCreated;
            })();

            v1.ProjectChanged = (function() {

                /**
                 * Properties of a ProjectChanged.
                 * @typedef {Object} isotrail.catalog.v1.ProjectChanged.$Properties
                 * @property {string} [projectId] ProjectChanged projectId
                 * @property {isotrail.catalog.v1.ProjectSettings.$Properties} [settings] ProjectChanged settings
                 * @property {Array.<string>} [cleared] ProjectChanged cleared
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a ProjectChanged.
                 * @memberof isotrail.catalog.v1
                 * @interface IProjectChanged
                 * @augments isotrail.catalog.v1.ProjectChanged.$Properties
                 * @deprecated Use isotrail.catalog.v1.ProjectChanged.$Properties instead.
                 */

                /**
                 * Shape of a ProjectChanged.
                 * @typedef {isotrail.catalog.v1.ProjectChanged.$Properties} isotrail.catalog.v1.ProjectChanged.$Shape
                 */

                /**
                 * Constructs a new ProjectChanged.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a ProjectChanged.
                 * @constructor
                 * @param {isotrail.catalog.v1.ProjectChanged.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const ProjectChanged = function (properties) {
                    this.cleared = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * ProjectChanged projectId.
                 * @member {string} projectId
                 * @memberof isotrail.catalog.v1.ProjectChanged
                 * @instance
                 */
                ProjectChanged.prototype.projectId = "";

                /**
                 * ProjectChanged settings.
                 * @member {isotrail.catalog.v1.ProjectSettings} settings
                 * @memberof isotrail.catalog.v1.ProjectChanged
                 * @instance
                 */
                ProjectChanged.prototype.settings = null;

                /**
                 * ProjectChanged cleared.
                 * @member {Array.<string>} cleared
                 * @memberof isotrail.catalog.v1.ProjectChanged
                 * @instance
                 */
                ProjectChanged.prototype.cleared = $util.emptyArray;

                /**
                 * Creates a new ProjectChanged instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.ProjectChanged
                 * @static
                 * @param {isotrail.catalog.v1.ProjectChanged.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.ProjectChanged} ProjectChanged instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.ProjectChanged.$Shape): isotrail.catalog.v1.ProjectChanged & isotrail.catalog.v1.ProjectChanged.$Shape;
                 *   (properties?: isotrail.catalog.v1.ProjectChanged.$Properties): isotrail.catalog.v1.ProjectChanged;
                 * }}
                 */
                ProjectChanged.create = function(properties) {
                    return new ProjectChanged(properties);
                };

                /**
                 * Encodes the specified ProjectChanged message. Does not implicitly {@link isotrail.catalog.v1.ProjectChanged.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.ProjectChanged
                 * @static
                 * @param {isotrail.catalog.v1.ProjectChanged.$Properties} message ProjectChanged message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                ProjectChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.projectId);
                    if (message.settings != null && $Object.hasOwnProperty.call(message, "settings"))
                        $root.isotrail.catalog.v1.ProjectSettings.encode(message.settings, writer.uint32(/* id 2, wireType 2 =*/18).fork(), _depth + 1).ldelim();
                    if (message.cleared != null && message.cleared.length)
                        for (let i = 0; i < message.cleared.length; ++i)
                            writer.uint32(/* id 3, wireType 2 =*/26).string(message.cleared[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a ProjectChanged message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.ProjectChanged
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectChanged & isotrail.catalog.v1.ProjectChanged.$Shape} ProjectChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                ProjectChanged.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.ProjectChanged();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.projectId = value;
                                else
                                    delete message.projectId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.settings = $root.isotrail.catalog.v1.ProjectSettings.decode(reader, reader.size(), $undefined, _depth + 1, message.settings);
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.cleared && message.cleared.length))
                                    message.cleared = [];
                                message.cleared.push(reader.stringVerify());
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return ProjectChanged;
            })();

            v1.ProjectMemberAdded = (function() {

                /**
                 * Properties of a ProjectMemberAdded.
                 * @typedef {Object} isotrail.catalog.v1.ProjectMemberAdded.$Properties
                 * @property {string} [projectId] ProjectMemberAdded projectId
                 * @property {string} [userId] ProjectMemberAdded userId
                 * @property {string} [role] ProjectMemberAdded role
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a ProjectMemberAdded.
                 * @memberof isotrail.catalog.v1
                 * @interface IProjectMemberAdded
                 * @augments isotrail.catalog.v1.ProjectMemberAdded.$Properties
                 * @deprecated Use isotrail.catalog.v1.ProjectMemberAdded.$Properties instead.
                 */

                /**
                 * Shape of a ProjectMemberAdded.
                 * @typedef {isotrail.catalog.v1.ProjectMemberAdded.$Properties} isotrail.catalog.v1.ProjectMemberAdded.$Shape
                 */

                /**
                 * Constructs a new ProjectMemberAdded.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a ProjectMemberAdded.
                 * @constructor
                 * @param {isotrail.catalog.v1.ProjectMemberAdded.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const ProjectMemberAdded = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * ProjectMemberAdded projectId.
                 * @member {string} projectId
                 * @memberof isotrail.catalog.v1.ProjectMemberAdded
                 * @instance
                 */
                ProjectMemberAdded.prototype.projectId = "";

                /**
                 * ProjectMemberAdded userId.
                 * @member {string} userId
                 * @memberof isotrail.catalog.v1.ProjectMemberAdded
                 * @instance
                 */
                ProjectMemberAdded.prototype.userId = "";

                /**
                 * ProjectMemberAdded role.
                 * @member {string} role
                 * @memberof isotrail.catalog.v1.ProjectMemberAdded
                 * @instance
                 */
                ProjectMemberAdded.prototype.role = "";

                /**
                 * Creates a new ProjectMemberAdded instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.ProjectMemberAdded
                 * @static
                 * @param {isotrail.catalog.v1.ProjectMemberAdded.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.ProjectMemberAdded} ProjectMemberAdded instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.ProjectMemberAdded.$Shape): isotrail.catalog.v1.ProjectMemberAdded & isotrail.catalog.v1.ProjectMemberAdded.$Shape;
                 *   (properties?: isotrail.catalog.v1.ProjectMemberAdded.$Properties): isotrail.catalog.v1.ProjectMemberAdded;
                 * }}
                 */
                ProjectMemberAdded.create = function(properties) {
                    return new ProjectMemberAdded(properties);
                };

                /**
                 * Encodes the specified ProjectMemberAdded message. Does not implicitly {@link isotrail.catalog.v1.ProjectMemberAdded.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.ProjectMemberAdded
                 * @static
                 * @param {isotrail.catalog.v1.ProjectMemberAdded.$Properties} message ProjectMemberAdded message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                ProjectMemberAdded.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.projectId);
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.userId);
                    if (message.role != null && $Object.hasOwnProperty.call(message, "role") && message.role !== "")
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.role);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a ProjectMemberAdded message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.ProjectMemberAdded
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectMemberAdded & isotrail.catalog.v1.ProjectMemberAdded.$Shape} ProjectMemberAdded
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                ProjectMemberAdded.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.ProjectMemberAdded();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.projectId = value;
                                else
                                    delete message.projectId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.userId = value;
                                else
                                    delete message.userId;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.role = value;
                                else
                                    delete message.role;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return ProjectMemberAdded;
            })();

            v1.ProjectMemberRemoved = (function() {

                /**
                 * Properties of a ProjectMemberRemoved.
                 * @typedef {Object} isotrail.catalog.v1.ProjectMemberRemoved.$Properties
                 * @property {string} [projectId] ProjectMemberRemoved projectId
                 * @property {string} [userId] ProjectMemberRemoved userId
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a ProjectMemberRemoved.
                 * @memberof isotrail.catalog.v1
                 * @interface IProjectMemberRemoved
                 * @augments isotrail.catalog.v1.ProjectMemberRemoved.$Properties
                 * @deprecated Use isotrail.catalog.v1.ProjectMemberRemoved.$Properties instead.
                 */

                /**
                 * Shape of a ProjectMemberRemoved.
                 * @typedef {isotrail.catalog.v1.ProjectMemberRemoved.$Properties} isotrail.catalog.v1.ProjectMemberRemoved.$Shape
                 */

                /**
                 * Constructs a new ProjectMemberRemoved.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a ProjectMemberRemoved.
                 * @constructor
                 * @param {isotrail.catalog.v1.ProjectMemberRemoved.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const ProjectMemberRemoved = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * ProjectMemberRemoved projectId.
                 * @member {string} projectId
                 * @memberof isotrail.catalog.v1.ProjectMemberRemoved
                 * @instance
                 */
                ProjectMemberRemoved.prototype.projectId = "";

                /**
                 * ProjectMemberRemoved userId.
                 * @member {string} userId
                 * @memberof isotrail.catalog.v1.ProjectMemberRemoved
                 * @instance
                 */
                ProjectMemberRemoved.prototype.userId = "";

                /**
                 * Creates a new ProjectMemberRemoved instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.ProjectMemberRemoved
                 * @static
                 * @param {isotrail.catalog.v1.ProjectMemberRemoved.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.ProjectMemberRemoved} ProjectMemberRemoved instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.ProjectMemberRemoved.$Shape): isotrail.catalog.v1.ProjectMemberRemoved & isotrail.catalog.v1.ProjectMemberRemoved.$Shape;
                 *   (properties?: isotrail.catalog.v1.ProjectMemberRemoved.$Properties): isotrail.catalog.v1.ProjectMemberRemoved;
                 * }}
                 */
                ProjectMemberRemoved.create = function(properties) {
                    return new ProjectMemberRemoved(properties);
                };

                /**
                 * Encodes the specified ProjectMemberRemoved message. Does not implicitly {@link isotrail.catalog.v1.ProjectMemberRemoved.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.ProjectMemberRemoved
                 * @static
                 * @param {isotrail.catalog.v1.ProjectMemberRemoved.$Properties} message ProjectMemberRemoved message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                ProjectMemberRemoved.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.projectId);
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.userId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a ProjectMemberRemoved message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.ProjectMemberRemoved
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectMemberRemoved & isotrail.catalog.v1.ProjectMemberRemoved.$Shape} ProjectMemberRemoved
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                ProjectMemberRemoved.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.ProjectMemberRemoved();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.projectId = value;
                                else
                                    delete message.projectId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.userId = value;
                                else
                                    delete message.userId;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return ProjectMemberRemoved;
            })();

            v1.ProjectDeleted = (function() {

                /**
                 * Properties of a ProjectDeleted.
                 * @typedef {Object} isotrail.catalog.v1.ProjectDeleted.$Properties
                 * @property {string} [projectId] ProjectDeleted projectId
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a ProjectDeleted.
                 * @memberof isotrail.catalog.v1
                 * @interface IProjectDeleted
                 * @augments isotrail.catalog.v1.ProjectDeleted.$Properties
                 * @deprecated Use isotrail.catalog.v1.ProjectDeleted.$Properties instead.
                 */

                /**
                 * Shape of a ProjectDeleted.
                 * @typedef {isotrail.catalog.v1.ProjectDeleted.$Properties} isotrail.catalog.v1.ProjectDeleted.$Shape
                 */

                /**
                 * Constructs a new ProjectDeleted.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a ProjectDeleted.
                 * @constructor
                 * @param {isotrail.catalog.v1.ProjectDeleted.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const ProjectDeleted = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * ProjectDeleted projectId.
                 * @member {string} projectId
                 * @memberof isotrail.catalog.v1.ProjectDeleted
                 * @instance
                 */
                ProjectDeleted.prototype.projectId = "";

                /**
                 * Creates a new ProjectDeleted instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.ProjectDeleted
                 * @static
                 * @param {isotrail.catalog.v1.ProjectDeleted.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.ProjectDeleted} ProjectDeleted instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.ProjectDeleted.$Shape): isotrail.catalog.v1.ProjectDeleted & isotrail.catalog.v1.ProjectDeleted.$Shape;
                 *   (properties?: isotrail.catalog.v1.ProjectDeleted.$Properties): isotrail.catalog.v1.ProjectDeleted;
                 * }}
                 */
                ProjectDeleted.create = function(properties) {
                    return new ProjectDeleted(properties);
                };

                /**
                 * Encodes the specified ProjectDeleted message. Does not implicitly {@link isotrail.catalog.v1.ProjectDeleted.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.ProjectDeleted
                 * @static
                 * @param {isotrail.catalog.v1.ProjectDeleted.$Properties} message ProjectDeleted message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                ProjectDeleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.projectId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a ProjectDeleted message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.ProjectDeleted
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.ProjectDeleted & isotrail.catalog.v1.ProjectDeleted.$Shape} ProjectDeleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                ProjectDeleted.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.ProjectDeleted();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.projectId = value;
                                else
                                    delete message.projectId;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return ProjectDeleted;
            })();

            v1.SampleFields = (function() {

                /**
                 * Properties of a SampleFields.
                 * @typedef {Object} isotrail.catalog.v1.SampleFields.$Properties
                 * @property {string|null} [sampleName] SampleFields sampleName
                 * @property {string|null} [sequencerSampleId] SampleFields sequencerSampleId
                 * @property {string|null} [description] SampleFields description
                 * @property {string|null} [strain] SampleFields strain
                 * @property {number|null} [collectionDate] SampleFields collectionDate
                 * @property {string|null} [latitude] SampleFields latitude
                 * @property {string|null} [longitude] SampleFields longitude
                 * @property {string|null} [organism] SampleFields organism
                 * @property {string|null} [isolate] SampleFields isolate
                 * @property {string|null} [geographicLocationName] SampleFields geographicLocationName
                 * @property {string|null} [isolationSource] SampleFields isolationSource
                 * @property {string|null} [cultureCollection] SampleFields cultureCollection
                 * @property {string|null} [genotype] SampleFields genotype
                 * @property {string|null} [passageHistory] SampleFields passageHistory
                 * @property {string|null} [pathotype] SampleFields pathotype
                 * @property {string|null} [serotype] SampleFields serotype
                 * @property {string|null} [serovar] SampleFields serovar
                 * @property {string|null} [specimenVoucher] SampleFields specimenVoucher
                 * @property {string|null} [subgroup] SampleFields subgroup
                 * @property {string|null} [subtype] SampleFields subtype
                 * @property {string|null} [hostTaxonomicName] SampleFields hostTaxonomicName
                 * @property {string|null} [hostDisease] SampleFields hostDisease
                 * @property {string|null} [hostDescription] SampleFields hostDescription
                 * @property {string|null} [hostDiseaseOutcome] SampleFields hostDiseaseOutcome
                 * @property {string|null} [hostDiseaseStage] SampleFields hostDiseaseStage
                 * @property {string|null} [hostHealthState] SampleFields hostHealthState
                 * @property {string|null} [hostSex] SampleFields hostSex
                 * @property {string|null} [hostTissueSampleId] SampleFields hostTissueSampleId
                 * @property {number|null} [hostAge] SampleFields hostAge
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a SampleFields.
                 * @memberof isotrail.catalog.v1
                 * @interface ISampleFields
                 * @augments isotrail.catalog.v1.SampleFields.$Properties
                 * @deprecated Use isotrail.catalog.v1.SampleFields.$Properties instead.
                 */

                /**
                 * Shape of a SampleFields.
                 * @typedef {isotrail.catalog.v1.SampleFields.$Properties} isotrail.catalog.v1.SampleFields.$Shape
                 */

                /**
                 * Constructs a new SampleFields.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a SampleFields.
                 * @constructor
                 * @param {isotrail.catalog.v1.SampleFields.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const SampleFields = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * SampleFields sampleName.
                 * @member {string|null} sampleName
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.sampleName = null;

                /**
                 * SampleFields sequencerSampleId.
                 * @member {string|null} sequencerSampleId
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.sequencerSampleId = null;

                /**
                 * SampleFields description.
                 * @member {string|null} description
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.description = null;

                /**
                 * SampleFields strain.
                 * @member {string|null} strain
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.strain = null;

                /**
                 * SampleFields collectionDate.
                 * @member {number|null} collectionDate
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.collectionDate = null;

                /**
                 * SampleFields latitude.
                 * @member {string|null} latitude
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.latitude = null;

                /**
                 * SampleFields longitude.
                 * @member {string|null} longitude
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.longitude = null;

                /**
                 * SampleFields organism.
                 * @member {string|null} organism
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.organism = null;

                /**
                 * SampleFields isolate.
                 * @member {string|null} isolate
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.isolate = null;

                /**
                 * SampleFields geographicLocationName.
                 * @member {string|null} geographicLocationName
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.geographicLocationName = null;

                /**
                 * SampleFields isolationSource.
                 * @member {string|null} isolationSource
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.isolationSource = null;

                /**
                 * SampleFields cultureCollection.
                 * @member {string|null} cultureCollection
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.cultureCollection = null;

                /**
                 * SampleFields genotype.
                 * @member {string|null} genotype
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.genotype = null;

                /**
                 * SampleFields passageHistory.
                 * @member {string|null} passageHistory
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.passageHistory = null;

                /**
                 * SampleFields pathotype.
                 * @member {string|null} pathotype
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.pathotype = null;

                /**
                 * SampleFields serotype.
                 * @member {string|null} serotype
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.serotype = null;

                /**
                 * SampleFields serovar.
                 * @member {string|null} serovar
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.serovar = null;

                /**
                 * SampleFields specimenVoucher.
                 * @member {string|null} specimenVoucher
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.specimenVoucher = null;

                /**
                 * SampleFields subgroup.
                 * @member {string|null} subgroup
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.subgroup = null;

                /**
                 * SampleFields subtype.
                 * @member {string|null} subtype
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.subtype = null;

                /**
                 * SampleFields hostTaxonomicName.
                 * @member {string|null} hostTaxonomicName
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.hostTaxonomicName = null;

                /**
                 * SampleFields hostDisease.
                 * @member {string|null} hostDisease
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.hostDisease = null;

                /**
                 * SampleFields hostDescription.
                 * @member {string|null} hostDescription
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.hostDescription = null;

                /**
                 * SampleFields hostDiseaseOutcome.
                 * @member {string|null} hostDiseaseOutcome
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.hostDiseaseOutcome = null;

                /**
                 * SampleFields hostDiseaseStage.
                 * @member {string|null} hostDiseaseStage
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.hostDiseaseStage = null;

                /**
                 * SampleFields hostHealthState.
                 * @member {string|null} hostHealthState
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.hostHealthState = null;

                /**
                 * SampleFields hostSex.
                 * @member {string|null} hostSex
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.hostSex = null;

                /**
                 * SampleFields hostTissueSampleId.
                 * @member {string|null} hostTissueSampleId
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.hostTissueSampleId = null;

                /**
                 * SampleFields hostAge.
                 * @member {number|null} hostAge
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @instance
                 */
                SampleFields.prototype.hostAge = null;

                // OneOf field names bound to virtual getters and setters
                let $oneOfFields;

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_sampleName", {
                    get: $util.oneOfGetter($oneOfFields = ["sampleName"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_sequencerSampleId", {
                    get: $util.oneOfGetter($oneOfFields = ["sequencerSampleId"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_description", {
                    get: $util.oneOfGetter($oneOfFields = ["description"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_strain", {
                    get: $util.oneOfGetter($oneOfFields = ["strain"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_collectionDate", {
                    get: $util.oneOfGetter($oneOfFields = ["collectionDate"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_latitude", {
                    get: $util.oneOfGetter($oneOfFields = ["latitude"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_longitude", {
                    get: $util.oneOfGetter($oneOfFields = ["longitude"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_organism", {
                    get: $util.oneOfGetter($oneOfFields = ["organism"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_isolate", {
                    get: $util.oneOfGetter($oneOfFields = ["isolate"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_geographicLocationName", {
                    get: $util.oneOfGetter($oneOfFields = ["geographicLocationName"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_isolationSource", {
                    get: $util.oneOfGetter($oneOfFields = ["isolationSource"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_cultureCollection", {
                    get: $util.oneOfGetter($oneOfFields = ["cultureCollection"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_genotype", {
                    get: $util.oneOfGetter($oneOfFields = ["genotype"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_passageHistory", {
                    get: $util.oneOfGetter($oneOfFields = ["passageHistory"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_pathotype", {
                    get: $util.oneOfGetter($oneOfFields = ["pathotype"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_serotype", {
                    get: $util.oneOfGetter($oneOfFields = ["serotype"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_serovar", {
                    get: $util.oneOfGetter($oneOfFields = ["serovar"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_specimenVoucher", {
                    get: $util.oneOfGetter($oneOfFields = ["specimenVoucher"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_subgroup", {
                    get: $util.oneOfGetter($oneOfFields = ["subgroup"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_subtype", {
                    get: $util.oneOfGetter($oneOfFields = ["subtype"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_hostTaxonomicName", {
                    get: $util.oneOfGetter($oneOfFields = ["hostTaxonomicName"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_hostDisease", {
                    get: $util.oneOfGetter($oneOfFields = ["hostDisease"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_hostDescription", {
                    get: $util.oneOfGetter($oneOfFields = ["hostDescription"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_hostDiseaseOutcome", {
                    get: $util.oneOfGetter($oneOfFields = ["hostDiseaseOutcome"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_hostDiseaseStage", {
                    get: $util.oneOfGetter($oneOfFields = ["hostDiseaseStage"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_hostHealthState", {
                    get: $util.oneOfGetter($oneOfFields = ["hostHealthState"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_hostSex", {
                    get: $util.oneOfGetter($oneOfFields = ["hostSex"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_hostTissueSampleId", {
                    get: $util.oneOfGetter($oneOfFields = ["hostTissueSampleId"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SampleFields.prototype, "_hostAge", {
                    get: $util.oneOfGetter($oneOfFields = ["hostAge"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                /**
                 * Creates a new SampleFields instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @static
                 * @param {isotrail.catalog.v1.SampleFields.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.SampleFields} SampleFields instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.SampleFields.$Shape): isotrail.catalog.v1.SampleFields & isotrail.catalog.v1.SampleFields.$Shape;
                 *   (properties?: isotrail.catalog.v1.SampleFields.$Properties): isotrail.catalog.v1.SampleFields;
                 * }}
                 */
                SampleFields.create = function(properties) {
                    return new SampleFields(properties);
                };

                /**
                 * Encodes the specified SampleFields message. Does not implicitly {@link isotrail.catalog.v1.SampleFields.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @static
                 * @param {isotrail.catalog.v1.SampleFields.$Properties} message SampleFields message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                SampleFields.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleName != null && $Object.hasOwnProperty.call(message, "sampleName"))
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.sampleName);
                    if (message.sequencerSampleId != null && $Object.hasOwnProperty.call(message, "sequencerSampleId"))
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.sequencerSampleId);
                    if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.description);
                    if (message.strain != null && $Object.hasOwnProperty.call(message, "strain"))
                        writer.uint32(/* id 4, wireType 2 =*/34).string(message.strain);
                    if (message.collectionDate != null && $Object.hasOwnProperty.call(message, "collectionDate"))
                        writer.uint32(/* id 5, wireType 0 =*/40).int64(message.collectionDate);
                    if (message.latitude != null && $Object.hasOwnProperty.call(message, "latitude"))
                        writer.uint32(/* id 7, wireType 2 =*/58).string(message.latitude);
                    if (message.longitude != null && $Object.hasOwnProperty.call(message, "longitude"))
                        writer.uint32(/* id 8, wireType 2 =*/66).string(message.longitude);
                    if (message.organism != null && $Object.hasOwnProperty.call(message, "organism"))
                        writer.uint32(/* id 9, wireType 2 =*/74).string(message.organism);
                    if (message.isolate != null && $Object.hasOwnProperty.call(message, "isolate"))
                        writer.uint32(/* id 10, wireType 2 =*/82).string(message.isolate);
                    if (message.geographicLocationName != null && $Object.hasOwnProperty.call(message, "geographicLocationName"))
                        writer.uint32(/* id 11, wireType 2 =*/90).string(message.geographicLocationName);
                    if (message.isolationSource != null && $Object.hasOwnProperty.call(message, "isolationSource"))
                        writer.uint32(/* id 12, wireType 2 =*/98).string(message.isolationSource);
                    if (message.cultureCollection != null && $Object.hasOwnProperty.call(message, "cultureCollection"))
                        writer.uint32(/* id 13, wireType 2 =*/106).string(message.cultureCollection);
                    if (message.genotype != null && $Object.hasOwnProperty.call(message, "genotype"))
                        writer.uint32(/* id 14, wireType 2 =*/114).string(message.genotype);
                    if (message.passageHistory != null && $Object.hasOwnProperty.call(message, "passageHistory"))
                        writer.uint32(/* id 15, wireType 2 =*/122).string(message.passageHistory);
                    if (message.pathotype != null && $Object.hasOwnProperty.call(message, "pathotype"))
                        writer.uint32(/* id 16, wireType 2 =*/130).string(message.pathotype);
                    if (message.serotype != null && $Object.hasOwnProperty.call(message, "serotype"))
                        writer.uint32(/* id 17, wireType 2 =*/138).string(message.serotype);
                    if (message.serovar != null && $Object.hasOwnProperty.call(message, "serovar"))
                        writer.uint32(/* id 18, wireType 2 =*/146).string(message.serovar);
                    if (message.specimenVoucher != null && $Object.hasOwnProperty.call(message, "specimenVoucher"))
                        writer.uint32(/* id 19, wireType 2 =*/154).string(message.specimenVoucher);
                    if (message.subgroup != null && $Object.hasOwnProperty.call(message, "subgroup"))
                        writer.uint32(/* id 20, wireType 2 =*/162).string(message.subgroup);
                    if (message.subtype != null && $Object.hasOwnProperty.call(message, "subtype"))
                        writer.uint32(/* id 21, wireType 2 =*/170).string(message.subtype);
                    if (message.hostTaxonomicName != null && $Object.hasOwnProperty.call(message, "hostTaxonomicName"))
                        writer.uint32(/* id 22, wireType 2 =*/178).string(message.hostTaxonomicName);
                    if (message.hostDisease != null && $Object.hasOwnProperty.call(message, "hostDisease"))
                        writer.uint32(/* id 23, wireType 2 =*/186).string(message.hostDisease);
                    if (message.hostDescription != null && $Object.hasOwnProperty.call(message, "hostDescription"))
                        writer.uint32(/* id 24, wireType 2 =*/194).string(message.hostDescription);
                    if (message.hostDiseaseOutcome != null && $Object.hasOwnProperty.call(message, "hostDiseaseOutcome"))
                        writer.uint32(/* id 25, wireType 2 =*/202).string(message.hostDiseaseOutcome);
                    if (message.hostDiseaseStage != null && $Object.hasOwnProperty.call(message, "hostDiseaseStage"))
                        writer.uint32(/* id 26, wireType 2 =*/210).string(message.hostDiseaseStage);
                    if (message.hostHealthState != null && $Object.hasOwnProperty.call(message, "hostHealthState"))
                        writer.uint32(/* id 27, wireType 2 =*/218).string(message.hostHealthState);
                    if (message.hostSex != null && $Object.hasOwnProperty.call(message, "hostSex"))
                        writer.uint32(/* id 28, wireType 2 =*/226).string(message.hostSex);
                    if (message.hostTissueSampleId != null && $Object.hasOwnProperty.call(message, "hostTissueSampleId"))
                        writer.uint32(/* id 30, wireType 2 =*/242).string(message.hostTissueSampleId);
                    if (message.hostAge != null && $Object.hasOwnProperty.call(message, "hostAge"))
                        writer.uint32(/* id 31, wireType 0 =*/248).int64(message.hostAge);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a SampleFields message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.SampleFields
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleFields & isotrail.catalog.v1.SampleFields.$Shape} SampleFields
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                SampleFields.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.SampleFields();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.sampleName = reader.stringVerify();
                                message._sampleName = "sampleName";
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.sequencerSampleId = reader.stringVerify();
                                message._sequencerSampleId = "sequencerSampleId";
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                message.description = reader.stringVerify();
                                message._description = "description";
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                message.strain = reader.stringVerify();
                                message._strain = "strain";
                                continue;
                            }
                        case 5: {
                                if (wireType !== 0)
                                    break;
                                message.collectionDate = reader.int64();
                                message._collectionDate = "collectionDate";
                                continue;
                            }
                        case 7: {
                                if (wireType !== 2)
                                    break;
                                message.latitude = reader.stringVerify();
                                message._latitude = "latitude";
                                continue;
                            }
                        case 8: {
                                if (wireType !== 2)
                                    break;
                                message.longitude = reader.stringVerify();
                                message._longitude = "longitude";
                                continue;
                            }
                        case 9: {
                                if (wireType !== 2)
                                    break;
                                message.organism = reader.stringVerify();
                                message._organism = "organism";
                                continue;
                            }
                        case 10: {
                                if (wireType !== 2)
                                    break;
                                message.isolate = reader.stringVerify();
                                message._isolate = "isolate";
                                continue;
                            }
                        case 11: {
                                if (wireType !== 2)
                                    break;
                                message.geographicLocationName = reader.stringVerify();
                                message._geographicLocationName = "geographicLocationName";
                                continue;
                            }
                        case 12: {
                                if (wireType !== 2)
                                    break;
                                message.isolationSource = reader.stringVerify();
                                message._isolationSource = "isolationSource";
                                continue;
                            }
                        case 13: {
                                if (wireType !== 2)
                                    break;
                                message.cultureCollection = reader.stringVerify();
                                message._cultureCollection = "cultureCollection";
                                continue;
                            }
                        case 14: {
                                if (wireType !== 2)
                                    break;
                                message.genotype = reader.stringVerify();
                                message._genotype = "genotype";
                                continue;
                            }
                        case 15: {
                                if (wireType !== 2)
                                    break;
                                message.passageHistory = reader.stringVerify();
                                message._passageHistory = "passageHistory";
                                continue;
                            }
                        case 16: {
                                if (wireType !== 2)
                                    break;
                                message.pathotype = reader.stringVerify();
                                message._pathotype = "pathotype";
                                continue;
                            }
                        case 17: {
                                if (wireType !== 2)
                                    break;
                                message.serotype = reader.stringVerify();
                                message._serotype = "serotype";
                                continue;
                            }
                        case 18: {
                                if (wireType !== 2)
                                    break;
                                message.serovar = reader.stringVerify();
                                message._serovar = "serovar";
                                continue;
                            }
                        case 19: {
                                if (wireType !== 2)
                                    break;
                                message.specimenVoucher = reader.stringVerify();
                                message._specimenVoucher = "specimenVoucher";
                                continue;
                            }
                        case 20: {
                                if (wireType !== 2)
                                    break;
                                message.subgroup = reader.stringVerify();
                                message._subgroup = "subgroup";
                                continue;
                            }
                        case 21: {
                                if (wireType !== 2)
                                    break;
                                message.subtype = reader.stringVerify();
                                message._subtype = "subtype";
                                continue;
                            }
                        case 22: {
                                if (wireType !== 2)
                                    break;
                                message.hostTaxonomicName = reader.stringVerify();
                                message._hostTaxonomicName = "hostTaxonomicName";
                                continue;
                            }
                        case 23: {
                                if (wireType !== 2)
                                    break;
                                message.hostDisease = reader.stringVerify();
                                message._hostDisease = "hostDisease";
                                continue;
                            }
                        case 24: {
                                if (wireType !== 2)
                                    break;
                                message.hostDescription = reader.stringVerify();
                                message._hostDescription = "hostDescription";
                                continue;
                            }
                        case 25: {
                                if (wireType !== 2)
                                    break;
                                message.hostDiseaseOutcome = reader.stringVerify();
                                message._hostDiseaseOutcome = "hostDiseaseOutcome";
                                continue;
                            }
                        case 26: {
                                if (wireType !== 2)
                                    break;
                                message.hostDiseaseStage = reader.stringVerify();
                                message._hostDiseaseStage = "hostDiseaseStage";
                                continue;
                            }
                        case 27: {
                                if (wireType !== 2)
                                    break;
                                message.hostHealthState = reader.stringVerify();
                                message._hostHealthState = "hostHealthState";
                                continue;
                            }
                        case 28: {
                                if (wireType !== 2)
                                    break;
                                message.hostSex = reader.stringVerify();
                                message._hostSex = "hostSex";
                                continue;
                            }
                        case 30: {
                                if (wireType !== 2)
                                    break;
                                message.hostTissueSampleId = reader.stringVerify();
                                message._hostTissueSampleId = "hostTissueSampleId";
                                continue;
                            }
                        case 31: {
                                if (wireType !== 0)
                                    break;
                                message.hostAge = reader.int64();
                                message._hostAge = "hostAge";
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SampleFields;
            })();

            v1.MetadataEntry = (function() {

                /**
                 * Properties of a MetadataEntry.
                 * @typedef {Object} isotrail.catalog.v1.MetadataEntry.$Properties
                 * @property {string} [name] MetadataEntry name
                 * @property {string} [value] MetadataEntry value
                 * @property {string} [type] MetadataEntry type
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a MetadataEntry.
                 * @memberof isotrail.catalog.v1
                 * @interface IMetadataEntry
                 * @augments isotrail.catalog.v1.MetadataEntry.$Properties
                 * @deprecated Use isotrail.catalog.v1.MetadataEntry.$Properties instead.
                 */

                /**
                 * Shape of a MetadataEntry.
                 * @typedef {isotrail.catalog.v1.MetadataEntry.$Properties} isotrail.catalog.v1.MetadataEntry.$Shape
                 */

                /**
                 * Constructs a new MetadataEntry.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a MetadataEntry.
                 * @constructor
                 * @param {isotrail.catalog.v1.MetadataEntry.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const MetadataEntry = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * MetadataEntry name.
                 * @member {string} name
                 * @memberof isotrail.catalog.v1.MetadataEntry
                 * @instance
                 */
                MetadataEntry.prototype.name = "";

                /**
                 * MetadataEntry value.
                 * @member {string} value
                 * @memberof isotrail.catalog.v1.MetadataEntry
                 * @instance
                 */
                MetadataEntry.prototype.value = "";

                /**
                 * MetadataEntry type.
                 * @member {string} type
                 * @memberof isotrail.catalog.v1.MetadataEntry
                 * @instance
                 */
                MetadataEntry.prototype.type = "";

                /**
                 * Creates a new MetadataEntry instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.MetadataEntry
                 * @static
                 * @param {isotrail.catalog.v1.MetadataEntry.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.MetadataEntry} MetadataEntry instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.MetadataEntry.$Shape): isotrail.catalog.v1.MetadataEntry & isotrail.catalog.v1.MetadataEntry.$Shape;
                 *   (properties?: isotrail.catalog.v1.MetadataEntry.$Properties): isotrail.catalog.v1.MetadataEntry;
                 * }}
                 */
                MetadataEntry.create = function(properties) {
                    return new MetadataEntry(properties);
                };

                /**
                 * Encodes the specified MetadataEntry message. Does not implicitly {@link isotrail.catalog.v1.MetadataEntry.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.MetadataEntry
                 * @static
                 * @param {isotrail.catalog.v1.MetadataEntry.$Properties} message MetadataEntry message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                MetadataEntry.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.name);
                    if (message.value != null && $Object.hasOwnProperty.call(message, "value") && message.value !== "")
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.value);
                    if (message.type != null && $Object.hasOwnProperty.call(message, "type") && message.type !== "")
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.type);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a MetadataEntry message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.MetadataEntry
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.MetadataEntry & isotrail.catalog.v1.MetadataEntry.$Shape} MetadataEntry
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                MetadataEntry.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.MetadataEntry();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.name = value;
                                else
                                    delete message.name;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.value = value;
                                else
                                    delete message.value;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.type = value;
                                else
                                    delete message.type;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return MetadataEntry;
            })();

            v1.SampleCreated = (function() {

                /**
                 * Properties of a SampleCreated.
                 * @typedef {Object} isotrail.catalog.v1.SampleCreated.$Properties
                 * @property {string} [sampleId] SampleCreated sampleId
                 * @property {Array.<string>} [projectIds] SampleCreated projectIds
                 * @property {isotrail.catalog.v1.SampleFields.$Properties} [fields] SampleCreated fields
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a SampleCreated.
                 * @memberof isotrail.catalog.v1
                 * @interface ISampleCreated
                 * @augments isotrail.catalog.v1.SampleCreated.$Properties
                 * @deprecated Use isotrail.catalog.v1.SampleCreated.$Properties instead.
                 */

                /**
                 * Shape of a SampleCreated.
                 * @typedef {isotrail.catalog.v1.SampleCreated.$Properties} isotrail.catalog.v1.SampleCreated.$Shape
                 */

                /**
                 * Constructs a new SampleCreated.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a SampleCreated.
                 * @constructor
                 * @param {isotrail.catalog.v1.SampleCreated.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const SampleCreated = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * SampleCreated sampleId.
                 * @member {string} sampleId
                 * @memberof isotrail.catalog.v1.SampleCreated
                 * @instance
                 */
                SampleCreated.prototype.sampleId = "";

                /**
                 * SampleCreated projectIds.
                 * @member {Array.<string>} projectIds
                 * @memberof isotrail.catalog.v1.SampleCreated
                 * @instance
                 */
                SampleCreated.prototype.projectIds = $util.emptyArray;

                /**
                 * SampleCreated fields.
                 * @member {isotrail.catalog.v1.SampleFields} fields
                 * @memberof isotrail.catalog.v1.SampleCreated
                 * @instance
                 */
                SampleCreated.prototype.fields = null;

                /**
                 * Creates a new SampleCreated instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.SampleCreated
                 * @static
                 * @param {isotrail.catalog.v1.SampleCreated.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.SampleCreated} SampleCreated instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.SampleCreated.$Shape): isotrail.catalog.v1.SampleCreated & isotrail.catalog.v1.SampleCreated.$Shape;
                 *   (properties?: isotrail.catalog.v1.SampleCreated.$Properties): isotrail.catalog.v1.SampleCreated;
                 * }}
                 */
                SampleCreated.create = function(properties) {
                    return new SampleCreated(properties);
                };

                /**
                 * Encodes the specified SampleCreated message. Does not implicitly {@link isotrail.catalog.v1.SampleCreated.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.SampleCreated
                 * @static
                 * @param {isotrail.catalog.v1.SampleCreated.$Properties} message SampleCreated message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                SampleCreated.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.projectIds[i]);
                    if (message.fields != null && $Object.hasOwnProperty.call(message, "fields"))
                        $root.isotrail.catalog.v1.SampleFields.encode(message.fields, writer.uint32(/* id 3, wireType 2 =*/26).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a SampleCreated message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.SampleCreated
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleCreated & isotrail.catalog.v1.SampleCreated.$Shape} SampleCreated
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                SampleCreated.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.SampleCreated();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sampleId = value;
                                else
                                    delete message.sampleId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                message.fields = $root.isotrail.catalog.v1.SampleFields.decode(reader, reader.size(), $undefined, _depth + 1, message.fields);
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SampleCreated;
            })();

            v1.SampleChanged = (function() {

                /**
                 * Properties of a SampleChanged.
                 * @typedef {Object} isotrail.catalog.v1.SampleChanged.$Properties
                 * @property {string} [sampleId] SampleChanged sampleId
                 * @property {Array.<string>} [projectIds] SampleChanged projectIds
                 * @property {isotrail.catalog.v1.SampleFields.$Properties} [fields] SampleChanged fields
                 * @property {Array.<string>} [cleared] SampleChanged cleared
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a SampleChanged.
                 * @memberof isotrail.catalog.v1
                 * @interface ISampleChanged
                 * @augments isotrail.catalog.v1.SampleChanged.$Properties
                 * @deprecated Use isotrail.catalog.v1.SampleChanged.$Properties instead.
                 */

                /**
                 * Shape of a SampleChanged.
                 * @typedef {isotrail.catalog.v1.SampleChanged.$Properties} isotrail.catalog.v1.SampleChanged.$Shape
                 */

                /**
                 * Constructs a new SampleChanged.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a SampleChanged.
                 * @constructor
                 * @param {isotrail.catalog.v1.SampleChanged.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const SampleChanged = function (properties) {
                    this.projectIds = [];
                    this.cleared = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * SampleChanged sampleId.
                 * @member {string} sampleId
                 * @memberof isotrail.catalog.v1.SampleChanged
                 * @instance
                 */
                SampleChanged.prototype.sampleId = "";

                /**
                 * SampleChanged projectIds.
                 * @member {Array.<string>} projectIds
                 * @memberof isotrail.catalog.v1.SampleChanged
                 * @instance
                 */
                SampleChanged.prototype.projectIds = $util.emptyArray;

                /**
                 * SampleChanged fields.
                 * @member {isotrail.catalog.v1.SampleFields} fields
                 * @memberof isotrail.catalog.v1.SampleChanged
                 * @instance
                 */
                SampleChanged.prototype.fields = null;

                /**
                 * SampleChanged cleared.
                 * @member {Array.<string>} cleared
                 * @memberof isotrail.catalog.v1.SampleChanged
                 * @instance
                 */
                SampleChanged.prototype.cleared = $util.emptyArray;

                /**
                 * Creates a new SampleChanged instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.SampleChanged
                 * @static
                 * @param {isotrail.catalog.v1.SampleChanged.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.SampleChanged} SampleChanged instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.SampleChanged.$Shape): isotrail.catalog.v1.SampleChanged & isotrail.catalog.v1.SampleChanged.$Shape;
                 *   (properties?: isotrail.catalog.v1.SampleChanged.$Properties): isotrail.catalog.v1.SampleChanged;
                 * }}
                 */
                SampleChanged.create = function(properties) {
                    return new SampleChanged(properties);
                };

                /**
                 * Encodes the specified SampleChanged message. Does not implicitly {@link isotrail.catalog.v1.SampleChanged.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.SampleChanged
                 * @static
                 * @param {isotrail.catalog.v1.SampleChanged.$Properties} message SampleChanged message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                SampleChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.projectIds[i]);
                    if (message.fields != null && $Object.hasOwnProperty.call(message, "fields"))
                        $root.isotrail.catalog.v1.SampleFields.encode(message.fields, writer.uint32(/* id 3, wireType 2 =*/26).fork(), _depth + 1).ldelim();
                    if (message.cleared != null && message.cleared.length)
                        for (let i = 0; i < message.cleared.length; ++i)
                            writer.uint32(/* id 4, wireType 2 =*/34).string(message.cleared[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a SampleChanged message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.SampleChanged
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleChanged & isotrail.catalog.v1.SampleChanged.$Shape} SampleChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                SampleChanged.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.SampleChanged();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sampleId = value;
                                else
                                    delete message.sampleId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                message.fields = $root.isotrail.catalog.v1.SampleFields.decode(reader, reader.size(), $undefined, _depth + 1, message.fields);
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.cleared && message.cleared.length))
                                    message.cleared = [];
                                message.cleared.push(reader.stringVerify());
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SampleChanged;
            })();

            v1.SampleMetadataReplaced = (function() {

                /**
                 * Properties of a SampleMetadataReplaced.
                 * @typedef {Object} isotrail.catalog.v1.SampleMetadataReplaced.$Properties
                 * @property {string} [sampleId] SampleMetadataReplaced sampleId
                 * @property {Array.<string>} [projectIds] SampleMetadataReplaced projectIds
                 * @property {Array.<isotrail.catalog.v1.MetadataEntry.$Properties>} [entries] SampleMetadataReplaced entries
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a SampleMetadataReplaced.
                 * @memberof isotrail.catalog.v1
                 * @interface ISampleMetadataReplaced
                 * @augments isotrail.catalog.v1.SampleMetadataReplaced.$Properties
                 * @deprecated Use isotrail.catalog.v1.SampleMetadataReplaced.$Properties instead.
                 */

                /**
                 * Shape of a SampleMetadataReplaced.
                 * @typedef {isotrail.catalog.v1.SampleMetadataReplaced.$Properties} isotrail.catalog.v1.SampleMetadataReplaced.$Shape
                 */

                /**
                 * Constructs a new SampleMetadataReplaced.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a SampleMetadataReplaced.
                 * @constructor
                 * @param {isotrail.catalog.v1.SampleMetadataReplaced.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const SampleMetadataReplaced = function (properties) {
                    this.projectIds = [];
                    this.entries = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * SampleMetadataReplaced sampleId.
                 * @member {string} sampleId
                 * @memberof isotrail.catalog.v1.SampleMetadataReplaced
                 * @instance
                 */
                SampleMetadataReplaced.prototype.sampleId = "";

                /**
                 * SampleMetadataReplaced projectIds.
                 * @member {Array.<string>} projectIds
                 * @memberof isotrail.catalog.v1.SampleMetadataReplaced
                 * @instance
                 */
                SampleMetadataReplaced.prototype.projectIds = $util.emptyArray;

                /**
                 * SampleMetadataReplaced entries.
                 * @member {Array.<isotrail.catalog.v1.MetadataEntry>} entries
                 * @memberof isotrail.catalog.v1.SampleMetadataReplaced
                 * @instance
                 */
                SampleMetadataReplaced.prototype.entries = $util.emptyArray;

                /**
                 * Creates a new SampleMetadataReplaced instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.SampleMetadataReplaced
                 * @static
                 * @param {isotrail.catalog.v1.SampleMetadataReplaced.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.SampleMetadataReplaced} SampleMetadataReplaced instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.SampleMetadataReplaced.$Shape): isotrail.catalog.v1.SampleMetadataReplaced & isotrail.catalog.v1.SampleMetadataReplaced.$Shape;
                 *   (properties?: isotrail.catalog.v1.SampleMetadataReplaced.$Properties): isotrail.catalog.v1.SampleMetadataReplaced;
                 * }}
                 */
                SampleMetadataReplaced.create = function(properties) {
                    return new SampleMetadataReplaced(properties);
                };

                /**
                 * Encodes the specified SampleMetadataReplaced message. Does not implicitly {@link isotrail.catalog.v1.SampleMetadataReplaced.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.SampleMetadataReplaced
                 * @static
                 * @param {isotrail.catalog.v1.SampleMetadataReplaced.$Properties} message SampleMetadataReplaced message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                SampleMetadataReplaced.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.projectIds[i]);
                    if (message.entries != null && message.entries.length)
                        for (let i = 0; i < message.entries.length; ++i)
                            $root.isotrail.catalog.v1.MetadataEntry.encode(message.entries[i], writer.uint32(/* id 3, wireType 2 =*/26).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a SampleMetadataReplaced message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.SampleMetadataReplaced
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleMetadataReplaced & isotrail.catalog.v1.SampleMetadataReplaced.$Shape} SampleMetadataReplaced
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                SampleMetadataReplaced.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.SampleMetadataReplaced();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sampleId = value;
                                else
                                    delete message.sampleId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.entries && message.entries.length))
                                    message.entries = [];
                                message.entries.push($root.isotrail.catalog.v1.MetadataEntry.decode(reader, reader.size(), $undefined, _depth + 1));
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SampleMetadataReplaced;
            })();

            v1.SampleMetadataMerged = (function() {

                /**
                 * Properties of a SampleMetadataMerged.
                 * @typedef {Object} isotrail.catalog.v1.SampleMetadataMerged.$Properties
                 * @property {string} [sampleId] SampleMetadataMerged sampleId
                 * @property {Array.<string>} [projectIds] SampleMetadataMerged projectIds
                 * @property {Array.<isotrail.catalog.v1.MetadataEntry.$Properties>} [entries] SampleMetadataMerged entries
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a SampleMetadataMerged.
                 * @memberof isotrail.catalog.v1
                 * @interface ISampleMetadataMerged
                 * @augments isotrail.catalog.v1.SampleMetadataMerged.$Properties
                 * @deprecated Use isotrail.catalog.v1.SampleMetadataMerged.$Properties instead.
                 */

                /**
                 * Shape of a SampleMetadataMerged.
                 * @typedef {isotrail.catalog.v1.SampleMetadataMerged.$Properties} isotrail.catalog.v1.SampleMetadataMerged.$Shape
                 */

                /**
                 * Constructs a new SampleMetadataMerged.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a SampleMetadataMerged.
                 * @constructor
                 * @param {isotrail.catalog.v1.SampleMetadataMerged.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const SampleMetadataMerged = function (properties) {
                    this.projectIds = [];
                    this.entries = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * SampleMetadataMerged sampleId.
                 * @member {string} sampleId
                 * @memberof isotrail.catalog.v1.SampleMetadataMerged
                 * @instance
                 */
                SampleMetadataMerged.prototype.sampleId = "";

                /**
                 * SampleMetadataMerged projectIds.
                 * @member {Array.<string>} projectIds
                 * @memberof isotrail.catalog.v1.SampleMetadataMerged
                 * @instance
                 */
                SampleMetadataMerged.prototype.projectIds = $util.emptyArray;

                /**
                 * SampleMetadataMerged entries.
                 * @member {Array.<isotrail.catalog.v1.MetadataEntry>} entries
                 * @memberof isotrail.catalog.v1.SampleMetadataMerged
                 * @instance
                 */
                SampleMetadataMerged.prototype.entries = $util.emptyArray;

                /**
                 * Creates a new SampleMetadataMerged instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.SampleMetadataMerged
                 * @static
                 * @param {isotrail.catalog.v1.SampleMetadataMerged.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.SampleMetadataMerged} SampleMetadataMerged instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.SampleMetadataMerged.$Shape): isotrail.catalog.v1.SampleMetadataMerged & isotrail.catalog.v1.SampleMetadataMerged.$Shape;
                 *   (properties?: isotrail.catalog.v1.SampleMetadataMerged.$Properties): isotrail.catalog.v1.SampleMetadataMerged;
                 * }}
                 */
                SampleMetadataMerged.create = function(properties) {
                    return new SampleMetadataMerged(properties);
                };

                /**
                 * Encodes the specified SampleMetadataMerged message. Does not implicitly {@link isotrail.catalog.v1.SampleMetadataMerged.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.SampleMetadataMerged
                 * @static
                 * @param {isotrail.catalog.v1.SampleMetadataMerged.$Properties} message SampleMetadataMerged message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                SampleMetadataMerged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.projectIds[i]);
                    if (message.entries != null && message.entries.length)
                        for (let i = 0; i < message.entries.length; ++i)
                            $root.isotrail.catalog.v1.MetadataEntry.encode(message.entries[i], writer.uint32(/* id 3, wireType 2 =*/26).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a SampleMetadataMerged message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.SampleMetadataMerged
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleMetadataMerged & isotrail.catalog.v1.SampleMetadataMerged.$Shape} SampleMetadataMerged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                SampleMetadataMerged.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.SampleMetadataMerged();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sampleId = value;
                                else
                                    delete message.sampleId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.entries && message.entries.length))
                                    message.entries = [];
                                message.entries.push($root.isotrail.catalog.v1.MetadataEntry.decode(reader, reader.size(), $undefined, _depth + 1));
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SampleMetadataMerged;
            })();

            v1.SampleAddedToProject = (function() {

                /**
                 * Properties of a SampleAddedToProject.
                 * @typedef {Object} isotrail.catalog.v1.SampleAddedToProject.$Properties
                 * @property {string} [sampleId] SampleAddedToProject sampleId
                 * @property {Array.<string>} [projectIds] SampleAddedToProject projectIds
                 * @property {string} [projectId] SampleAddedToProject projectId
                 * @property {boolean} [owner] SampleAddedToProject owner
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a SampleAddedToProject.
                 * @memberof isotrail.catalog.v1
                 * @interface ISampleAddedToProject
                 * @augments isotrail.catalog.v1.SampleAddedToProject.$Properties
                 * @deprecated Use isotrail.catalog.v1.SampleAddedToProject.$Properties instead.
                 */

                /**
                 * Shape of a SampleAddedToProject.
                 * @typedef {isotrail.catalog.v1.SampleAddedToProject.$Properties} isotrail.catalog.v1.SampleAddedToProject.$Shape
                 */

                /**
                 * Constructs a new SampleAddedToProject.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a SampleAddedToProject.
                 * @constructor
                 * @param {isotrail.catalog.v1.SampleAddedToProject.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const SampleAddedToProject = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * SampleAddedToProject sampleId.
                 * @member {string} sampleId
                 * @memberof isotrail.catalog.v1.SampleAddedToProject
                 * @instance
                 */
                SampleAddedToProject.prototype.sampleId = "";

                /**
                 * SampleAddedToProject projectIds.
                 * @member {Array.<string>} projectIds
                 * @memberof isotrail.catalog.v1.SampleAddedToProject
                 * @instance
                 */
                SampleAddedToProject.prototype.projectIds = $util.emptyArray;

                /**
                 * SampleAddedToProject projectId.
                 * @member {string} projectId
                 * @memberof isotrail.catalog.v1.SampleAddedToProject
                 * @instance
                 */
                SampleAddedToProject.prototype.projectId = "";

                /**
                 * SampleAddedToProject owner.
                 * @member {boolean} owner
                 * @memberof isotrail.catalog.v1.SampleAddedToProject
                 * @instance
                 */
                SampleAddedToProject.prototype.owner = false;

                /**
                 * Creates a new SampleAddedToProject instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.SampleAddedToProject
                 * @static
                 * @param {isotrail.catalog.v1.SampleAddedToProject.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.SampleAddedToProject} SampleAddedToProject instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.SampleAddedToProject.$Shape): isotrail.catalog.v1.SampleAddedToProject & isotrail.catalog.v1.SampleAddedToProject.$Shape;
                 *   (properties?: isotrail.catalog.v1.SampleAddedToProject.$Properties): isotrail.catalog.v1.SampleAddedToProject;
                 * }}
                 */
                SampleAddedToProject.create = function(properties) {
                    return new SampleAddedToProject(properties);
                };

                /**
                 * Encodes the specified SampleAddedToProject message. Does not implicitly {@link isotrail.catalog.v1.SampleAddedToProject.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.SampleAddedToProject
                 * @static
                 * @param {isotrail.catalog.v1.SampleAddedToProject.$Properties} message SampleAddedToProject message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                SampleAddedToProject.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.projectIds[i]);
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.projectId);
                    if (message.owner != null && $Object.hasOwnProperty.call(message, "owner") && message.owner !== false)
                        writer.uint32(/* id 4, wireType 0 =*/32).bool(message.owner);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a SampleAddedToProject message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.SampleAddedToProject
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleAddedToProject & isotrail.catalog.v1.SampleAddedToProject.$Shape} SampleAddedToProject
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                SampleAddedToProject.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.SampleAddedToProject();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sampleId = value;
                                else
                                    delete message.sampleId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.projectId = value;
                                else
                                    delete message.projectId;
                                continue;
                            }
                        case 4: {
                                if (wireType !== 0)
                                    break;
                                if (value = reader.bool())
                                    message.owner = value;
                                else
                                    delete message.owner;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SampleAddedToProject;
            })();

            v1.SampleRemovedFromProject = (function() {

                /**
                 * Properties of a SampleRemovedFromProject.
                 * @typedef {Object} isotrail.catalog.v1.SampleRemovedFromProject.$Properties
                 * @property {string} [sampleId] SampleRemovedFromProject sampleId
                 * @property {Array.<string>} [projectIds] SampleRemovedFromProject projectIds
                 * @property {string} [projectId] SampleRemovedFromProject projectId
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a SampleRemovedFromProject.
                 * @memberof isotrail.catalog.v1
                 * @interface ISampleRemovedFromProject
                 * @augments isotrail.catalog.v1.SampleRemovedFromProject.$Properties
                 * @deprecated Use isotrail.catalog.v1.SampleRemovedFromProject.$Properties instead.
                 */

                /**
                 * Shape of a SampleRemovedFromProject.
                 * @typedef {isotrail.catalog.v1.SampleRemovedFromProject.$Properties} isotrail.catalog.v1.SampleRemovedFromProject.$Shape
                 */

                /**
                 * Constructs a new SampleRemovedFromProject.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a SampleRemovedFromProject.
                 * @constructor
                 * @param {isotrail.catalog.v1.SampleRemovedFromProject.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const SampleRemovedFromProject = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * SampleRemovedFromProject sampleId.
                 * @member {string} sampleId
                 * @memberof isotrail.catalog.v1.SampleRemovedFromProject
                 * @instance
                 */
                SampleRemovedFromProject.prototype.sampleId = "";

                /**
                 * SampleRemovedFromProject projectIds.
                 * @member {Array.<string>} projectIds
                 * @memberof isotrail.catalog.v1.SampleRemovedFromProject
                 * @instance
                 */
                SampleRemovedFromProject.prototype.projectIds = $util.emptyArray;

                /**
                 * SampleRemovedFromProject projectId.
                 * @member {string} projectId
                 * @memberof isotrail.catalog.v1.SampleRemovedFromProject
                 * @instance
                 */
                SampleRemovedFromProject.prototype.projectId = "";

                /**
                 * Creates a new SampleRemovedFromProject instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.SampleRemovedFromProject
                 * @static
                 * @param {isotrail.catalog.v1.SampleRemovedFromProject.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.SampleRemovedFromProject} SampleRemovedFromProject instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.SampleRemovedFromProject.$Shape): isotrail.catalog.v1.SampleRemovedFromProject & isotrail.catalog.v1.SampleRemovedFromProject.$Shape;
                 *   (properties?: isotrail.catalog.v1.SampleRemovedFromProject.$Properties): isotrail.catalog.v1.SampleRemovedFromProject;
                 * }}
                 */
                SampleRemovedFromProject.create = function(properties) {
                    return new SampleRemovedFromProject(properties);
                };

                /**
                 * Encodes the specified SampleRemovedFromProject message. Does not implicitly {@link isotrail.catalog.v1.SampleRemovedFromProject.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.SampleRemovedFromProject
                 * @static
                 * @param {isotrail.catalog.v1.SampleRemovedFromProject.$Properties} message SampleRemovedFromProject message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                SampleRemovedFromProject.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.projectIds[i]);
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.projectId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a SampleRemovedFromProject message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.SampleRemovedFromProject
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleRemovedFromProject & isotrail.catalog.v1.SampleRemovedFromProject.$Shape} SampleRemovedFromProject
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                SampleRemovedFromProject.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.SampleRemovedFromProject();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sampleId = value;
                                else
                                    delete message.sampleId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.projectId = value;
                                else
                                    delete message.projectId;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SampleRemovedFromProject;
            })();

            v1.SampleDeleted = (function() {

                /**
                 * Properties of a SampleDeleted.
                 * @typedef {Object} isotrail.catalog.v1.SampleDeleted.$Properties
                 * @property {string} [sampleId] SampleDeleted sampleId
                 * @property {Array.<string>} [projectIds] SampleDeleted projectIds
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a SampleDeleted.
                 * @memberof isotrail.catalog.v1
                 * @interface ISampleDeleted
                 * @augments isotrail.catalog.v1.SampleDeleted.$Properties
                 * @deprecated Use isotrail.catalog.v1.SampleDeleted.$Properties instead.
                 */

                /**
                 * Shape of a SampleDeleted.
                 * @typedef {isotrail.catalog.v1.SampleDeleted.$Properties} isotrail.catalog.v1.SampleDeleted.$Shape
                 */

                /**
                 * Constructs a new SampleDeleted.
                 * @memberof isotrail.catalog.v1
                 * @classdesc Represents a SampleDeleted.
                 * @constructor
                 * @param {isotrail.catalog.v1.SampleDeleted.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const SampleDeleted = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * SampleDeleted sampleId.
                 * @member {string} sampleId
                 * @memberof isotrail.catalog.v1.SampleDeleted
                 * @instance
                 */
                SampleDeleted.prototype.sampleId = "";

                /**
                 * SampleDeleted projectIds.
                 * @member {Array.<string>} projectIds
                 * @memberof isotrail.catalog.v1.SampleDeleted
                 * @instance
                 */
                SampleDeleted.prototype.projectIds = $util.emptyArray;

                /**
                 * Creates a new SampleDeleted instance using the specified properties.
                 * @function create
                 * @memberof isotrail.catalog.v1.SampleDeleted
                 * @static
                 * @param {isotrail.catalog.v1.SampleDeleted.$Properties=} [properties] Properties to set
                 * @returns {isotrail.catalog.v1.SampleDeleted} SampleDeleted instance
                 * @type {{
                 *   (properties: isotrail.catalog.v1.SampleDeleted.$Shape): isotrail.catalog.v1.SampleDeleted & isotrail.catalog.v1.SampleDeleted.$Shape;
                 *   (properties?: isotrail.catalog.v1.SampleDeleted.$Properties): isotrail.catalog.v1.SampleDeleted;
                 * }}
                 */
                SampleDeleted.create = function(properties) {
                    return new SampleDeleted(properties);
                };

                /**
                 * Encodes the specified SampleDeleted message. Does not implicitly {@link isotrail.catalog.v1.SampleDeleted.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.catalog.v1.SampleDeleted
                 * @static
                 * @param {isotrail.catalog.v1.SampleDeleted.$Properties} message SampleDeleted message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                SampleDeleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a SampleDeleted message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.catalog.v1.SampleDeleted
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.catalog.v1.SampleDeleted & isotrail.catalog.v1.SampleDeleted.$Shape} SampleDeleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                SampleDeleted.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.catalog.v1.SampleDeleted();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sampleId = value;
                                else
                                    delete message.sampleId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SampleDeleted;
            })();

            return v1;
        })();

        return catalog;
    })();

    isotrail.files = (function() {

        /**
         * Namespace files.
         * @memberof isotrail
         * @namespace
         */
        const files = {};

        files.v1 = (function() {

            /**
             * Namespace v1.
             * @memberof isotrail.files
             * @namespace
             */
            const v1 = {};

            v1.SequenceFile = (function() {

                /**
                 * Properties of a SequenceFile.
                 * @typedef {Object} isotrail.files.v1.SequenceFile.$Properties
                 * @property {string} [fileId] SequenceFile fileId
                 * @property {string} [fileName] SequenceFile fileName
                 * @property {number} [fileSizeBytes] SequenceFile fileSizeBytes
                 * @property {string} [uploadSha256] SequenceFile uploadSha256
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a SequenceFile.
                 * @memberof isotrail.files.v1
                 * @interface ISequenceFile
                 * @augments isotrail.files.v1.SequenceFile.$Properties
                 * @deprecated Use isotrail.files.v1.SequenceFile.$Properties instead.
                 */

                /**
                 * Shape of a SequenceFile.
                 * @typedef {isotrail.files.v1.SequenceFile.$Properties} isotrail.files.v1.SequenceFile.$Shape
                 */

                /**
                 * Constructs a new SequenceFile.
                 * @memberof isotrail.files.v1
                 * @classdesc Represents a SequenceFile.
                 * @constructor
                 * @param {isotrail.files.v1.SequenceFile.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const SequenceFile = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * SequenceFile fileId.
                 * @member {string} fileId
                 * @memberof isotrail.files.v1.SequenceFile
                 * @instance
                 */
                SequenceFile.prototype.fileId = "";

                /**
                 * SequenceFile fileName.
                 * @member {string} fileName
                 * @memberof isotrail.files.v1.SequenceFile
                 * @instance
                 */
                SequenceFile.prototype.fileName = "";

                /**
                 * SequenceFile fileSizeBytes.
                 * @member {number} fileSizeBytes
                 * @memberof isotrail.files.v1.SequenceFile
                 * @instance
                 */
                SequenceFile.prototype.fileSizeBytes = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                /**
                 * SequenceFile uploadSha256.
                 * @member {string} uploadSha256
                 * @memberof isotrail.files.v1.SequenceFile
                 * @instance
                 */
                SequenceFile.prototype.uploadSha256 = "";

                /**
                 * Creates a new SequenceFile instance using the specified properties.
                 * @function create
                 * @memberof isotrail.files.v1.SequenceFile
                 * @static
                 * @param {isotrail.files.v1.SequenceFile.$Properties=} [properties] Properties to set
                 * @returns {isotrail.files.v1.SequenceFile} SequenceFile instance
                 * @type {{
                 *   (properties: isotrail.files.v1.SequenceFile.$Shape): isotrail.files.v1.SequenceFile & isotrail.files.v1.SequenceFile.$Shape;
                 *   (properties?: isotrail.files.v1.SequenceFile.$Properties): isotrail.files.v1.SequenceFile;
                 * }}
                 */
                SequenceFile.create = function(properties) {
                    return new SequenceFile(properties);
                };

                /**
                 * Encodes the specified SequenceFile message. Does not implicitly {@link isotrail.files.v1.SequenceFile.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.files.v1.SequenceFile
                 * @static
                 * @param {isotrail.files.v1.SequenceFile.$Properties} message SequenceFile message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                SequenceFile.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.fileId);
                    if (message.fileName != null && $Object.hasOwnProperty.call(message, "fileName") && message.fileName !== "")
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.fileName);
                    if (message.fileSizeBytes != null && $Object.hasOwnProperty.call(message, "fileSizeBytes") && (typeof message.fileSizeBytes === "object" ? message.fileSizeBytes.low || message.fileSizeBytes.high : message.fileSizeBytes !== 0))
                        writer.uint32(/* id 3, wireType 0 =*/24).int64(message.fileSizeBytes);
                    if (message.uploadSha256 != null && $Object.hasOwnProperty.call(message, "uploadSha256") && message.uploadSha256 !== "")
                        writer.uint32(/* id 4, wireType 2 =*/34).string(message.uploadSha256);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a SequenceFile message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.files.v1.SequenceFile
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.SequenceFile & isotrail.files.v1.SequenceFile.$Shape} SequenceFile
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                SequenceFile.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.files.v1.SequenceFile();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.fileId = value;
                                else
                                    delete message.fileId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.fileName = value;
                                else
                                    delete message.fileName;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                    message.fileSizeBytes = value;
                                else
                                    delete message.fileSizeBytes;
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.uploadSha256 = value;
                                else
                                    delete message.uploadSha256;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SequenceFile;
            })();

            v1.SequenceFilesUploaded = (function() {

                /**
                 * Properties of a SequenceFilesUploaded.
                 * @typedef {Object} isotrail.files.v1.SequenceFilesUploaded.$Properties
                 * @property {string} [objectId] SequenceFilesUploaded objectId
                 * @property {string} [sampleId] SequenceFilesUploaded sampleId
                 * @property {string} [runId] SequenceFilesUploaded runId
                 * @property {Array.<isotrail.files.v1.SequenceFile.$Properties>} [files] SequenceFilesUploaded files
                 * @property {Array.<string>} [projectIds] SequenceFilesUploaded projectIds
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a SequenceFilesUploaded.
                 * @memberof isotrail.files.v1
                 * @interface ISequenceFilesUploaded
                 * @augments isotrail.files.v1.SequenceFilesUploaded.$Properties
                 * @deprecated Use isotrail.files.v1.SequenceFilesUploaded.$Properties instead.
                 */

                /**
                 * Shape of a SequenceFilesUploaded.
                 * @typedef {isotrail.files.v1.SequenceFilesUploaded.$Properties} isotrail.files.v1.SequenceFilesUploaded.$Shape
                 */

                /**
                 * Constructs a new SequenceFilesUploaded.
                 * @memberof isotrail.files.v1
                 * @classdesc Represents a SequenceFilesUploaded.
                 * @constructor
                 * @param {isotrail.files.v1.SequenceFilesUploaded.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const SequenceFilesUploaded = function (properties) {
                    this.files = [];
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * SequenceFilesUploaded objectId.
                 * @member {string} objectId
                 * @memberof isotrail.files.v1.SequenceFilesUploaded
                 * @instance
                 */
                SequenceFilesUploaded.prototype.objectId = "";

                /**
                 * SequenceFilesUploaded sampleId.
                 * @member {string} sampleId
                 * @memberof isotrail.files.v1.SequenceFilesUploaded
                 * @instance
                 */
                SequenceFilesUploaded.prototype.sampleId = "";

                /**
                 * SequenceFilesUploaded runId.
                 * @member {string} runId
                 * @memberof isotrail.files.v1.SequenceFilesUploaded
                 * @instance
                 */
                SequenceFilesUploaded.prototype.runId = "";

                /**
                 * SequenceFilesUploaded files.
                 * @member {Array.<isotrail.files.v1.SequenceFile>} files
                 * @memberof isotrail.files.v1.SequenceFilesUploaded
                 * @instance
                 */
                SequenceFilesUploaded.prototype.files = $util.emptyArray;

                /**
                 * SequenceFilesUploaded projectIds.
                 * @member {Array.<string>} projectIds
                 * @memberof isotrail.files.v1.SequenceFilesUploaded
                 * @instance
                 */
                SequenceFilesUploaded.prototype.projectIds = $util.emptyArray;

                /**
                 * Creates a new SequenceFilesUploaded instance using the specified properties.
                 * @function create
                 * @memberof isotrail.files.v1.SequenceFilesUploaded
                 * @static
                 * @param {isotrail.files.v1.SequenceFilesUploaded.$Properties=} [properties] Properties to set
                 * @returns {isotrail.files.v1.SequenceFilesUploaded} SequenceFilesUploaded instance
                 * @type {{
                 *   (properties: isotrail.files.v1.SequenceFilesUploaded.$Shape): isotrail.files.v1.SequenceFilesUploaded & isotrail.files.v1.SequenceFilesUploaded.$Shape;
                 *   (properties?: isotrail.files.v1.SequenceFilesUploaded.$Properties): isotrail.files.v1.SequenceFilesUploaded;
                 * }}
                 */
                SequenceFilesUploaded.create = function(properties) {
                    return new SequenceFilesUploaded(properties);
                };

                /**
                 * Encodes the specified SequenceFilesUploaded message. Does not implicitly {@link isotrail.files.v1.SequenceFilesUploaded.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.files.v1.SequenceFilesUploaded
                 * @static
                 * @param {isotrail.files.v1.SequenceFilesUploaded.$Properties} message SequenceFilesUploaded message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                SequenceFilesUploaded.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.objectId);
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.sampleId);
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.runId);
                    if (message.files != null && message.files.length)
                        for (let i = 0; i < message.files.length; ++i)
                            $root.isotrail.files.v1.SequenceFile.encode(message.files[i], writer.uint32(/* id 4, wireType 2 =*/34).fork(), _depth + 1).ldelim();
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(/* id 5, wireType 2 =*/42).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a SequenceFilesUploaded message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.files.v1.SequenceFilesUploaded
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.SequenceFilesUploaded & isotrail.files.v1.SequenceFilesUploaded.$Shape} SequenceFilesUploaded
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                SequenceFilesUploaded.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.files.v1.SequenceFilesUploaded();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.objectId = value;
                                else
                                    delete message.objectId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sampleId = value;
                                else
                                    delete message.sampleId;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.runId = value;
                                else
                                    delete message.runId;
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.files && message.files.length))
                                    message.files = [];
                                message.files.push($root.isotrail.files.v1.SequenceFile.decode(reader, reader.size(), $undefined, _depth + 1));
                                continue;
                            }
                        case 5: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SequenceFilesUploaded;
            })();

            v1.SequenceFilesDeleted = (function() {

                /**
                 * Properties of a SequenceFilesDeleted.
                 * @typedef {Object} isotrail.files.v1.SequenceFilesDeleted.$Properties
                 * @property {string} [objectId] SequenceFilesDeleted objectId
                 * @property {string} [sampleId] SequenceFilesDeleted sampleId
                 * @property {string} [runId] SequenceFilesDeleted runId
                 * @property {Array.<string>} [fileIds] SequenceFilesDeleted fileIds
                 * @property {Array.<string>} [projectIds] SequenceFilesDeleted projectIds
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a SequenceFilesDeleted.
                 * @memberof isotrail.files.v1
                 * @interface ISequenceFilesDeleted
                 * @augments isotrail.files.v1.SequenceFilesDeleted.$Properties
                 * @deprecated Use isotrail.files.v1.SequenceFilesDeleted.$Properties instead.
                 */

                /**
                 * Shape of a SequenceFilesDeleted.
                 * @typedef {isotrail.files.v1.SequenceFilesDeleted.$Properties} isotrail.files.v1.SequenceFilesDeleted.$Shape
                 */

                /**
                 * Constructs a new SequenceFilesDeleted.
                 * @memberof isotrail.files.v1
                 * @classdesc Represents a SequenceFilesDeleted.
                 * @constructor
                 * @param {isotrail.files.v1.SequenceFilesDeleted.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const SequenceFilesDeleted = function (properties) {
                    this.fileIds = [];
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * SequenceFilesDeleted objectId.
                 * @member {string} objectId
                 * @memberof isotrail.files.v1.SequenceFilesDeleted
                 * @instance
                 */
                SequenceFilesDeleted.prototype.objectId = "";

                /**
                 * SequenceFilesDeleted sampleId.
                 * @member {string} sampleId
                 * @memberof isotrail.files.v1.SequenceFilesDeleted
                 * @instance
                 */
                SequenceFilesDeleted.prototype.sampleId = "";

                /**
                 * SequenceFilesDeleted runId.
                 * @member {string} runId
                 * @memberof isotrail.files.v1.SequenceFilesDeleted
                 * @instance
                 */
                SequenceFilesDeleted.prototype.runId = "";

                /**
                 * SequenceFilesDeleted fileIds.
                 * @member {Array.<string>} fileIds
                 * @memberof isotrail.files.v1.SequenceFilesDeleted
                 * @instance
                 */
                SequenceFilesDeleted.prototype.fileIds = $util.emptyArray;

                /**
                 * SequenceFilesDeleted projectIds.
                 * @member {Array.<string>} projectIds
                 * @memberof isotrail.files.v1.SequenceFilesDeleted
                 * @instance
                 */
                SequenceFilesDeleted.prototype.projectIds = $util.emptyArray;

                /**
                 * Creates a new SequenceFilesDeleted instance using the specified properties.
                 * @function create
                 * @memberof isotrail.files.v1.SequenceFilesDeleted
                 * @static
                 * @param {isotrail.files.v1.SequenceFilesDeleted.$Properties=} [properties] Properties to set
                 * @returns {isotrail.files.v1.SequenceFilesDeleted} SequenceFilesDeleted instance
                 * @type {{
                 *   (properties: isotrail.files.v1.SequenceFilesDeleted.$Shape): isotrail.files.v1.SequenceFilesDeleted & isotrail.files.v1.SequenceFilesDeleted.$Shape;
                 *   (properties?: isotrail.files.v1.SequenceFilesDeleted.$Properties): isotrail.files.v1.SequenceFilesDeleted;
                 * }}
                 */
                SequenceFilesDeleted.create = function(properties) {
                    return new SequenceFilesDeleted(properties);
                };

                /**
                 * Encodes the specified SequenceFilesDeleted message. Does not implicitly {@link isotrail.files.v1.SequenceFilesDeleted.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.files.v1.SequenceFilesDeleted
                 * @static
                 * @param {isotrail.files.v1.SequenceFilesDeleted.$Properties} message SequenceFilesDeleted message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                SequenceFilesDeleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.objectId);
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.sampleId);
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.runId);
                    if (message.fileIds != null && message.fileIds.length)
                        for (let i = 0; i < message.fileIds.length; ++i)
                            writer.uint32(/* id 4, wireType 2 =*/34).string(message.fileIds[i]);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(/* id 5, wireType 2 =*/42).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a SequenceFilesDeleted message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.files.v1.SequenceFilesDeleted
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.SequenceFilesDeleted & isotrail.files.v1.SequenceFilesDeleted.$Shape} SequenceFilesDeleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                SequenceFilesDeleted.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.files.v1.SequenceFilesDeleted();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.objectId = value;
                                else
                                    delete message.objectId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sampleId = value;
                                else
                                    delete message.sampleId;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.runId = value;
                                else
                                    delete message.runId;
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.fileIds && message.fileIds.length))
                                    message.fileIds = [];
                                message.fileIds.push(reader.stringVerify());
                                continue;
                            }
                        case 5: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SequenceFilesDeleted;
            })();

            v1.SequenceFilesDestroyed = (function() {

                /**
                 * Properties of a SequenceFilesDestroyed.
                 * @typedef {Object} isotrail.files.v1.SequenceFilesDestroyed.$Properties
                 * @property {string} [objectId] SequenceFilesDestroyed objectId
                 * @property {Array.<string>} [fileIds] SequenceFilesDestroyed fileIds
                 * @property {Array.<string>} [projectIds] SequenceFilesDestroyed projectIds
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a SequenceFilesDestroyed.
                 * @memberof isotrail.files.v1
                 * @interface ISequenceFilesDestroyed
                 * @augments isotrail.files.v1.SequenceFilesDestroyed.$Properties
                 * @deprecated Use isotrail.files.v1.SequenceFilesDestroyed.$Properties instead.
                 */

                /**
                 * Shape of a SequenceFilesDestroyed.
                 * @typedef {isotrail.files.v1.SequenceFilesDestroyed.$Properties} isotrail.files.v1.SequenceFilesDestroyed.$Shape
                 */

                /**
                 * Constructs a new SequenceFilesDestroyed.
                 * @memberof isotrail.files.v1
                 * @classdesc Represents a SequenceFilesDestroyed.
                 * @constructor
                 * @param {isotrail.files.v1.SequenceFilesDestroyed.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const SequenceFilesDestroyed = function (properties) {
                    this.fileIds = [];
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * SequenceFilesDestroyed objectId.
                 * @member {string} objectId
                 * @memberof isotrail.files.v1.SequenceFilesDestroyed
                 * @instance
                 */
                SequenceFilesDestroyed.prototype.objectId = "";

                /**
                 * SequenceFilesDestroyed fileIds.
                 * @member {Array.<string>} fileIds
                 * @memberof isotrail.files.v1.SequenceFilesDestroyed
                 * @instance
                 */
                SequenceFilesDestroyed.prototype.fileIds = $util.emptyArray;

                /**
                 * SequenceFilesDestroyed projectIds.
                 * @member {Array.<string>} projectIds
                 * @memberof isotrail.files.v1.SequenceFilesDestroyed
                 * @instance
                 */
                SequenceFilesDestroyed.prototype.projectIds = $util.emptyArray;

                /**
                 * Creates a new SequenceFilesDestroyed instance using the specified properties.
                 * @function create
                 * @memberof isotrail.files.v1.SequenceFilesDestroyed
                 * @static
                 * @param {isotrail.files.v1.SequenceFilesDestroyed.$Properties=} [properties] Properties to set
                 * @returns {isotrail.files.v1.SequenceFilesDestroyed} SequenceFilesDestroyed instance
                 * @type {{
                 *   (properties: isotrail.files.v1.SequenceFilesDestroyed.$Shape): isotrail.files.v1.SequenceFilesDestroyed & isotrail.files.v1.SequenceFilesDestroyed.$Shape;
                 *   (properties?: isotrail.files.v1.SequenceFilesDestroyed.$Properties): isotrail.files.v1.SequenceFilesDestroyed;
                 * }}
                 */
                SequenceFilesDestroyed.create = function(properties) {
                    return new SequenceFilesDestroyed(properties);
                };

                /**
                 * Encodes the specified SequenceFilesDestroyed message. Does not implicitly {@link isotrail.files.v1.SequenceFilesDestroyed.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.files.v1.SequenceFilesDestroyed
                 * @static
                 * @param {isotrail.files.v1.SequenceFilesDestroyed.$Properties} message SequenceFilesDestroyed message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                SequenceFilesDestroyed.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.objectId);
                    if (message.fileIds != null && message.fileIds.length)
                        for (let i = 0; i < message.fileIds.length; ++i)
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.fileIds[i]);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(/* id 3, wireType 2 =*/26).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a SequenceFilesDestroyed message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.files.v1.SequenceFilesDestroyed
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.SequenceFilesDestroyed & isotrail.files.v1.SequenceFilesDestroyed.$Shape} SequenceFilesDestroyed
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                SequenceFilesDestroyed.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.files.v1.SequenceFilesDestroyed();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.objectId = value;
                                else
                                    delete message.objectId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.fileIds && message.fileIds.length))
                                    message.fileIds = [];
                                message.fileIds.push(reader.stringVerify());
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return SequenceFilesDestroyed;
            })();

            v1.QcCompleted = (function() {

                /**
                 * Properties of a QcCompleted.
                 * @typedef {Object} isotrail.files.v1.QcCompleted.$Properties
                 * @property {string} [objectId] QcCompleted objectId
                 * @property {string} [fileId] QcCompleted fileId
                 * @property {string} [sampleId] QcCompleted sampleId
                 * @property {string} [runId] QcCompleted runId
                 * @property {string} [engine] QcCompleted engine
                 * @property {string} [profile] QcCompleted profile
                 * @property {string} [encoding] QcCompleted encoding
                 * @property {number} [totalSequences] QcCompleted totalSequences
                 * @property {number} [totalBases] QcCompleted totalBases
                 * @property {number} [minLength] QcCompleted minLength
                 * @property {number} [maxLength] QcCompleted maxLength
                 * @property {number} [gcContent] QcCompleted gcContent
                 * @property {Array.<string>} [projectIds] QcCompleted projectIds
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a QcCompleted.
                 * @memberof isotrail.files.v1
                 * @interface IQcCompleted
                 * @augments isotrail.files.v1.QcCompleted.$Properties
                 * @deprecated Use isotrail.files.v1.QcCompleted.$Properties instead.
                 */

                /**
                 * Shape of a QcCompleted.
                 * @typedef {isotrail.files.v1.QcCompleted.$Properties} isotrail.files.v1.QcCompleted.$Shape
                 */

                /**
                 * Constructs a new QcCompleted.
                 * @memberof isotrail.files.v1
                 * @classdesc Represents a QcCompleted.
                 * @constructor
                 * @param {isotrail.files.v1.QcCompleted.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const QcCompleted = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * QcCompleted objectId.
                 * @member {string} objectId
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.objectId = "";

                /**
                 * QcCompleted fileId.
                 * @member {string} fileId
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.fileId = "";

                /**
                 * QcCompleted sampleId.
                 * @member {string} sampleId
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.sampleId = "";

                /**
                 * QcCompleted runId.
                 * @member {string} runId
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.runId = "";

                /**
                 * QcCompleted engine.
                 * @member {string} engine
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.engine = "";

                /**
                 * QcCompleted profile.
                 * @member {string} profile
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.profile = "";

                /**
                 * QcCompleted encoding.
                 * @member {string} encoding
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.encoding = "";

                /**
                 * QcCompleted totalSequences.
                 * @member {number} totalSequences
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.totalSequences = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                /**
                 * QcCompleted totalBases.
                 * @member {number} totalBases
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.totalBases = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                /**
                 * QcCompleted minLength.
                 * @member {number} minLength
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.minLength = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                /**
                 * QcCompleted maxLength.
                 * @member {number} maxLength
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.maxLength = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                /**
                 * QcCompleted gcContent.
                 * @member {number} gcContent
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.gcContent = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                /**
                 * QcCompleted projectIds.
                 * @member {Array.<string>} projectIds
                 * @memberof isotrail.files.v1.QcCompleted
                 * @instance
                 */
                QcCompleted.prototype.projectIds = $util.emptyArray;

                /**
                 * Creates a new QcCompleted instance using the specified properties.
                 * @function create
                 * @memberof isotrail.files.v1.QcCompleted
                 * @static
                 * @param {isotrail.files.v1.QcCompleted.$Properties=} [properties] Properties to set
                 * @returns {isotrail.files.v1.QcCompleted} QcCompleted instance
                 * @type {{
                 *   (properties: isotrail.files.v1.QcCompleted.$Shape): isotrail.files.v1.QcCompleted & isotrail.files.v1.QcCompleted.$Shape;
                 *   (properties?: isotrail.files.v1.QcCompleted.$Properties): isotrail.files.v1.QcCompleted;
                 * }}
                 */
                QcCompleted.create = function(properties) {
                    return new QcCompleted(properties);
                };

                /**
                 * Encodes the specified QcCompleted message. Does not implicitly {@link isotrail.files.v1.QcCompleted.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.files.v1.QcCompleted
                 * @static
                 * @param {isotrail.files.v1.QcCompleted.$Properties} message QcCompleted message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                QcCompleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.objectId);
                    if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.fileId);
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.sampleId);
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(/* id 4, wireType 2 =*/34).string(message.runId);
                    if (message.engine != null && $Object.hasOwnProperty.call(message, "engine") && message.engine !== "")
                        writer.uint32(/* id 5, wireType 2 =*/42).string(message.engine);
                    if (message.profile != null && $Object.hasOwnProperty.call(message, "profile") && message.profile !== "")
                        writer.uint32(/* id 6, wireType 2 =*/50).string(message.profile);
                    if (message.encoding != null && $Object.hasOwnProperty.call(message, "encoding") && message.encoding !== "")
                        writer.uint32(/* id 7, wireType 2 =*/58).string(message.encoding);
                    if (message.totalSequences != null && $Object.hasOwnProperty.call(message, "totalSequences") && (typeof message.totalSequences === "object" ? message.totalSequences.low || message.totalSequences.high : message.totalSequences !== 0))
                        writer.uint32(/* id 8, wireType 0 =*/64).int64(message.totalSequences);
                    if (message.totalBases != null && $Object.hasOwnProperty.call(message, "totalBases") && (typeof message.totalBases === "object" ? message.totalBases.low || message.totalBases.high : message.totalBases !== 0))
                        writer.uint32(/* id 9, wireType 0 =*/72).int64(message.totalBases);
                    if (message.minLength != null && $Object.hasOwnProperty.call(message, "minLength") && (typeof message.minLength === "object" ? message.minLength.low || message.minLength.high : message.minLength !== 0))
                        writer.uint32(/* id 10, wireType 0 =*/80).int64(message.minLength);
                    if (message.maxLength != null && $Object.hasOwnProperty.call(message, "maxLength") && (typeof message.maxLength === "object" ? message.maxLength.low || message.maxLength.high : message.maxLength !== 0))
                        writer.uint32(/* id 11, wireType 0 =*/88).int64(message.maxLength);
                    if (message.gcContent != null && $Object.hasOwnProperty.call(message, "gcContent") && (typeof message.gcContent === "object" ? message.gcContent.low || message.gcContent.high : message.gcContent !== 0))
                        writer.uint32(/* id 12, wireType 0 =*/96).int64(message.gcContent);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(/* id 13, wireType 2 =*/106).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a QcCompleted message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.files.v1.QcCompleted
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.QcCompleted & isotrail.files.v1.QcCompleted.$Shape} QcCompleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                QcCompleted.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.files.v1.QcCompleted();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.objectId = value;
                                else
                                    delete message.objectId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.fileId = value;
                                else
                                    delete message.fileId;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sampleId = value;
                                else
                                    delete message.sampleId;
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.runId = value;
                                else
                                    delete message.runId;
                                continue;
                            }
                        case 5: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.engine = value;
                                else
                                    delete message.engine;
                                continue;
                            }
                        case 6: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.profile = value;
                                else
                                    delete message.profile;
                                continue;
                            }
                        case 7: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.encoding = value;
                                else
                                    delete message.encoding;
                                continue;
                            }
                        case 8: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                    message.totalSequences = value;
                                else
                                    delete message.totalSequences;
                                continue;
                            }
                        case 9: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                    message.totalBases = value;
                                else
                                    delete message.totalBases;
                                continue;
                            }
                        case 10: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                    message.minLength = value;
                                else
                                    delete message.minLength;
                                continue;
                            }
                        case 11: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                    message.maxLength = value;
                                else
                                    delete message.maxLength;
                                continue;
                            }
                        case 12: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                    message.gcContent = value;
                                else
                                    delete message.gcContent;
                                continue;
                            }
                        case 13: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return QcCompleted;
            })();

            v1.QcFailed = (function() {

                /**
                 * Properties of a QcFailed.
                 * @typedef {Object} isotrail.files.v1.QcFailed.$Properties
                 * @property {string} [objectId] QcFailed objectId
                 * @property {string} [fileId] QcFailed fileId
                 * @property {string} [sampleId] QcFailed sampleId
                 * @property {string} [runId] QcFailed runId
                 * @property {string} [engine] QcFailed engine
                 * @property {string} [profile] QcFailed profile
                 * @property {string} [code] QcFailed code
                 * @property {number|null} [record] QcFailed record
                 * @property {number|null} [offset] QcFailed offset
                 * @property {string} [message] QcFailed message
                 * @property {Array.<string>} [projectIds] QcFailed projectIds
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a QcFailed.
                 * @memberof isotrail.files.v1
                 * @interface IQcFailed
                 * @augments isotrail.files.v1.QcFailed.$Properties
                 * @deprecated Use isotrail.files.v1.QcFailed.$Properties instead.
                 */

                /**
                 * Shape of a QcFailed.
                 * @typedef {isotrail.files.v1.QcFailed.$Properties} isotrail.files.v1.QcFailed.$Shape
                 */

                /**
                 * Constructs a new QcFailed.
                 * @memberof isotrail.files.v1
                 * @classdesc Represents a QcFailed.
                 * @constructor
                 * @param {isotrail.files.v1.QcFailed.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const QcFailed = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * QcFailed objectId.
                 * @member {string} objectId
                 * @memberof isotrail.files.v1.QcFailed
                 * @instance
                 */
                QcFailed.prototype.objectId = "";

                /**
                 * QcFailed fileId.
                 * @member {string} fileId
                 * @memberof isotrail.files.v1.QcFailed
                 * @instance
                 */
                QcFailed.prototype.fileId = "";

                /**
                 * QcFailed sampleId.
                 * @member {string} sampleId
                 * @memberof isotrail.files.v1.QcFailed
                 * @instance
                 */
                QcFailed.prototype.sampleId = "";

                /**
                 * QcFailed runId.
                 * @member {string} runId
                 * @memberof isotrail.files.v1.QcFailed
                 * @instance
                 */
                QcFailed.prototype.runId = "";

                /**
                 * QcFailed engine.
                 * @member {string} engine
                 * @memberof isotrail.files.v1.QcFailed
                 * @instance
                 */
                QcFailed.prototype.engine = "";

                /**
                 * QcFailed profile.
                 * @member {string} profile
                 * @memberof isotrail.files.v1.QcFailed
                 * @instance
                 */
                QcFailed.prototype.profile = "";

                /**
                 * QcFailed code.
                 * @member {string} code
                 * @memberof isotrail.files.v1.QcFailed
                 * @instance
                 */
                QcFailed.prototype.code = "";

                /**
                 * QcFailed record.
                 * @member {number|null} record
                 * @memberof isotrail.files.v1.QcFailed
                 * @instance
                 */
                QcFailed.prototype.record = null;

                /**
                 * QcFailed offset.
                 * @member {number|null} offset
                 * @memberof isotrail.files.v1.QcFailed
                 * @instance
                 */
                QcFailed.prototype.offset = null;

                /**
                 * QcFailed message.
                 * @member {string} message
                 * @memberof isotrail.files.v1.QcFailed
                 * @instance
                 */
                QcFailed.prototype.message = "";

                /**
                 * QcFailed projectIds.
                 * @member {Array.<string>} projectIds
                 * @memberof isotrail.files.v1.QcFailed
                 * @instance
                 */
                QcFailed.prototype.projectIds = $util.emptyArray;

                // OneOf field names bound to virtual getters and setters
                let $oneOfFields;

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(QcFailed.prototype, "_record", {
                    get: $util.oneOfGetter($oneOfFields = ["record"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(QcFailed.prototype, "_offset", {
                    get: $util.oneOfGetter($oneOfFields = ["offset"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                /**
                 * Creates a new QcFailed instance using the specified properties.
                 * @function create
                 * @memberof isotrail.files.v1.QcFailed
                 * @static
                 * @param {isotrail.files.v1.QcFailed.$Properties=} [properties] Properties to set
                 * @returns {isotrail.files.v1.QcFailed} QcFailed instance
                 * @type {{
                 *   (properties: isotrail.files.v1.QcFailed.$Shape): isotrail.files.v1.QcFailed & isotrail.files.v1.QcFailed.$Shape;
                 *   (properties?: isotrail.files.v1.QcFailed.$Properties): isotrail.files.v1.QcFailed;
                 * }}
                 */
                QcFailed.create = function(properties) {
                    return new QcFailed(properties);
                };

                /**
                 * Encodes the specified QcFailed message. Does not implicitly {@link isotrail.files.v1.QcFailed.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.files.v1.QcFailed
                 * @static
                 * @param {isotrail.files.v1.QcFailed.$Properties} message QcFailed message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                QcFailed.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.objectId);
                    if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.fileId);
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.sampleId);
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(/* id 4, wireType 2 =*/34).string(message.runId);
                    if (message.engine != null && $Object.hasOwnProperty.call(message, "engine") && message.engine !== "")
                        writer.uint32(/* id 5, wireType 2 =*/42).string(message.engine);
                    if (message.profile != null && $Object.hasOwnProperty.call(message, "profile") && message.profile !== "")
                        writer.uint32(/* id 6, wireType 2 =*/50).string(message.profile);
                    if (message.code != null && $Object.hasOwnProperty.call(message, "code") && message.code !== "")
                        writer.uint32(/* id 7, wireType 2 =*/58).string(message.code);
                    if (message.record != null && $Object.hasOwnProperty.call(message, "record"))
                        writer.uint32(/* id 8, wireType 0 =*/64).int64(message.record);
                    if (message.offset != null && $Object.hasOwnProperty.call(message, "offset"))
                        writer.uint32(/* id 9, wireType 0 =*/72).int64(message.offset);
                    if (message.message != null && $Object.hasOwnProperty.call(message, "message") && message.message !== "")
                        writer.uint32(/* id 10, wireType 2 =*/82).string(message.message);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(/* id 11, wireType 2 =*/90).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a QcFailed message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.files.v1.QcFailed
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.files.v1.QcFailed & isotrail.files.v1.QcFailed.$Shape} QcFailed
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                QcFailed.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.files.v1.QcFailed();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.objectId = value;
                                else
                                    delete message.objectId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.fileId = value;
                                else
                                    delete message.fileId;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sampleId = value;
                                else
                                    delete message.sampleId;
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.runId = value;
                                else
                                    delete message.runId;
                                continue;
                            }
                        case 5: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.engine = value;
                                else
                                    delete message.engine;
                                continue;
                            }
                        case 6: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.profile = value;
                                else
                                    delete message.profile;
                                continue;
                            }
                        case 7: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.code = value;
                                else
                                    delete message.code;
                                continue;
                            }
                        case 8: {
                                if (wireType !== 0)
                                    break;
                                message.record = reader.int64();
                                message._record = "record";
                                continue;
                            }
                        case 9: {
                                if (wireType !== 0)
                                    break;
                                message.offset = reader.int64();
                                message._offset = "offset";
                                continue;
                            }
                        case 10: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.message = value;
                                else
                                    delete message.message;
                                continue;
                            }
                        case 11: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return QcFailed;
            })();

            return v1;
        })();

        return files;
    })();

    isotrail.identity = (function() {

        /**
         * Namespace identity.
         * @memberof isotrail
         * @namespace
         */
        const identity = {};

        identity.v1 = (function() {

            /**
             * Namespace v1.
             * @memberof isotrail.identity
             * @namespace
             */
            const v1 = {};

            v1.UserCreated = (function() {

                /**
                 * Properties of a UserCreated.
                 * @typedef {Object} isotrail.identity.v1.UserCreated.$Properties
                 * @property {string} [userId] UserCreated userId
                 * @property {string} [systemRole] UserCreated systemRole
                 * @property {boolean} [enabled] UserCreated enabled
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a UserCreated.
                 * @memberof isotrail.identity.v1
                 * @interface IUserCreated
                 * @augments isotrail.identity.v1.UserCreated.$Properties
                 * @deprecated Use isotrail.identity.v1.UserCreated.$Properties instead.
                 */

                /**
                 * Shape of a UserCreated.
                 * @typedef {isotrail.identity.v1.UserCreated.$Properties} isotrail.identity.v1.UserCreated.$Shape
                 */

                /**
                 * Constructs a new UserCreated.
                 * @memberof isotrail.identity.v1
                 * @classdesc Represents a UserCreated.
                 * @constructor
                 * @param {isotrail.identity.v1.UserCreated.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const UserCreated = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * UserCreated userId.
                 * @member {string} userId
                 * @memberof isotrail.identity.v1.UserCreated
                 * @instance
                 */
                UserCreated.prototype.userId = "";

                /**
                 * UserCreated systemRole.
                 * @member {string} systemRole
                 * @memberof isotrail.identity.v1.UserCreated
                 * @instance
                 */
                UserCreated.prototype.systemRole = "";

                /**
                 * UserCreated enabled.
                 * @member {boolean} enabled
                 * @memberof isotrail.identity.v1.UserCreated
                 * @instance
                 */
                UserCreated.prototype.enabled = false;

                /**
                 * Creates a new UserCreated instance using the specified properties.
                 * @function create
                 * @memberof isotrail.identity.v1.UserCreated
                 * @static
                 * @param {isotrail.identity.v1.UserCreated.$Properties=} [properties] Properties to set
                 * @returns {isotrail.identity.v1.UserCreated} UserCreated instance
                 * @type {{
                 *   (properties: isotrail.identity.v1.UserCreated.$Shape): isotrail.identity.v1.UserCreated & isotrail.identity.v1.UserCreated.$Shape;
                 *   (properties?: isotrail.identity.v1.UserCreated.$Properties): isotrail.identity.v1.UserCreated;
                 * }}
                 */
                UserCreated.create = function(properties) {
                    return new UserCreated(properties);
                };

                /**
                 * Encodes the specified UserCreated message. Does not implicitly {@link isotrail.identity.v1.UserCreated.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.identity.v1.UserCreated
                 * @static
                 * @param {isotrail.identity.v1.UserCreated.$Properties} message UserCreated message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                UserCreated.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.userId);
                    if (message.systemRole != null && $Object.hasOwnProperty.call(message, "systemRole") && message.systemRole !== "")
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.systemRole);
                    if (message.enabled != null && $Object.hasOwnProperty.call(message, "enabled") && message.enabled !== false)
                        writer.uint32(/* id 3, wireType 0 =*/24).bool(message.enabled);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a UserCreated message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.identity.v1.UserCreated
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.identity.v1.UserCreated & isotrail.identity.v1.UserCreated.$Shape} UserCreated
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                UserCreated.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.identity.v1.UserCreated();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.userId = value;
                                else
                                    delete message.userId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.systemRole = value;
                                else
                                    delete message.systemRole;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 0)
                                    break;
                                if (value = reader.bool())
                                    message.enabled = value;
                                else
                                    delete message.enabled;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return UserCreated;
            })();

            v1.UserChanged = (function() {

                /**
                 * Properties of a UserChanged.
                 * @typedef {Object} isotrail.identity.v1.UserChanged.$Properties
                 * @property {string} [userId] UserChanged userId
                 * @property {string|null} [systemRole] UserChanged systemRole
                 * @property {boolean|null} [enabled] UserChanged enabled
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a UserChanged.
                 * @memberof isotrail.identity.v1
                 * @interface IUserChanged
                 * @augments isotrail.identity.v1.UserChanged.$Properties
                 * @deprecated Use isotrail.identity.v1.UserChanged.$Properties instead.
                 */

                /**
                 * Shape of a UserChanged.
                 * @typedef {isotrail.identity.v1.UserChanged.$Properties} isotrail.identity.v1.UserChanged.$Shape
                 */

                /**
                 * Constructs a new UserChanged.
                 * @memberof isotrail.identity.v1
                 * @classdesc Represents a UserChanged.
                 * @constructor
                 * @param {isotrail.identity.v1.UserChanged.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const UserChanged = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * UserChanged userId.
                 * @member {string} userId
                 * @memberof isotrail.identity.v1.UserChanged
                 * @instance
                 */
                UserChanged.prototype.userId = "";

                /**
                 * UserChanged systemRole.
                 * @member {string|null} systemRole
                 * @memberof isotrail.identity.v1.UserChanged
                 * @instance
                 */
                UserChanged.prototype.systemRole = null;

                /**
                 * UserChanged enabled.
                 * @member {boolean|null} enabled
                 * @memberof isotrail.identity.v1.UserChanged
                 * @instance
                 */
                UserChanged.prototype.enabled = null;

                // OneOf field names bound to virtual getters and setters
                let $oneOfFields;

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(UserChanged.prototype, "_systemRole", {
                    get: $util.oneOfGetter($oneOfFields = ["systemRole"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(UserChanged.prototype, "_enabled", {
                    get: $util.oneOfGetter($oneOfFields = ["enabled"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                /**
                 * Creates a new UserChanged instance using the specified properties.
                 * @function create
                 * @memberof isotrail.identity.v1.UserChanged
                 * @static
                 * @param {isotrail.identity.v1.UserChanged.$Properties=} [properties] Properties to set
                 * @returns {isotrail.identity.v1.UserChanged} UserChanged instance
                 * @type {{
                 *   (properties: isotrail.identity.v1.UserChanged.$Shape): isotrail.identity.v1.UserChanged & isotrail.identity.v1.UserChanged.$Shape;
                 *   (properties?: isotrail.identity.v1.UserChanged.$Properties): isotrail.identity.v1.UserChanged;
                 * }}
                 */
                UserChanged.create = function(properties) {
                    return new UserChanged(properties);
                };

                /**
                 * Encodes the specified UserChanged message. Does not implicitly {@link isotrail.identity.v1.UserChanged.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.identity.v1.UserChanged
                 * @static
                 * @param {isotrail.identity.v1.UserChanged.$Properties} message UserChanged message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                UserChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.userId);
                    if (message.systemRole != null && $Object.hasOwnProperty.call(message, "systemRole"))
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.systemRole);
                    if (message.enabled != null && $Object.hasOwnProperty.call(message, "enabled"))
                        writer.uint32(/* id 3, wireType 0 =*/24).bool(message.enabled);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a UserChanged message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.identity.v1.UserChanged
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.identity.v1.UserChanged & isotrail.identity.v1.UserChanged.$Shape} UserChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                UserChanged.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.identity.v1.UserChanged();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.userId = value;
                                else
                                    delete message.userId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.systemRole = reader.stringVerify();
                                message._systemRole = "systemRole";
                                continue;
                            }
                        case 3: {
                                if (wireType !== 0)
                                    break;
                                message.enabled = reader.bool();
                                message._enabled = "enabled";
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return UserChanged;
            })();

            return v1;
        })();

        return identity;
    })();

    isotrail.runs = (function() {

        /**
         * Namespace runs.
         * @memberof isotrail
         * @namespace
         */
        const runs = {};

        runs.v1 = (function() {

            /**
             * Namespace v1.
             * @memberof isotrail.runs
             * @namespace
             */
            const v1 = {};

            v1.RunCreated = (function() {

                /**
                 * Properties of a RunCreated.
                 * @typedef {Object} isotrail.runs.v1.RunCreated.$Properties
                 * @property {string} [runId] RunCreated runId
                 * @property {string} [sequencerType] RunCreated sequencerType
                 * @property {string} [layoutType] RunCreated layoutType
                 * @property {string} [uploadStatus] RunCreated uploadStatus
                 * @property {string|null} [description] RunCreated description
                 * @property {string|null} [projectName] RunCreated projectName
                 * @property {string|null} [workflow] RunCreated workflow
                 * @property {string|null} [experimentName] RunCreated experimentName
                 * @property {string|null} [application] RunCreated application
                 * @property {string|null} [assay] RunCreated assay
                 * @property {string|null} [chemistry] RunCreated chemistry
                 * @property {number|null} [readLengths] RunCreated readLengths
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a RunCreated.
                 * @memberof isotrail.runs.v1
                 * @interface IRunCreated
                 * @augments isotrail.runs.v1.RunCreated.$Properties
                 * @deprecated Use isotrail.runs.v1.RunCreated.$Properties instead.
                 */

                /**
                 * Shape of a RunCreated.
                 * @typedef {isotrail.runs.v1.RunCreated.$Properties} isotrail.runs.v1.RunCreated.$Shape
                 */

                /**
                 * Constructs a new RunCreated.
                 * @memberof isotrail.runs.v1
                 * @classdesc Represents a RunCreated.
                 * @constructor
                 * @param {isotrail.runs.v1.RunCreated.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const RunCreated = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * RunCreated runId.
                 * @member {string} runId
                 * @memberof isotrail.runs.v1.RunCreated
                 * @instance
                 */
                RunCreated.prototype.runId = "";

                /**
                 * RunCreated sequencerType.
                 * @member {string} sequencerType
                 * @memberof isotrail.runs.v1.RunCreated
                 * @instance
                 */
                RunCreated.prototype.sequencerType = "";

                /**
                 * RunCreated layoutType.
                 * @member {string} layoutType
                 * @memberof isotrail.runs.v1.RunCreated
                 * @instance
                 */
                RunCreated.prototype.layoutType = "";

                /**
                 * RunCreated uploadStatus.
                 * @member {string} uploadStatus
                 * @memberof isotrail.runs.v1.RunCreated
                 * @instance
                 */
                RunCreated.prototype.uploadStatus = "";

                /**
                 * RunCreated description.
                 * @member {string|null} description
                 * @memberof isotrail.runs.v1.RunCreated
                 * @instance
                 */
                RunCreated.prototype.description = null;

                /**
                 * RunCreated projectName.
                 * @member {string|null} projectName
                 * @memberof isotrail.runs.v1.RunCreated
                 * @instance
                 */
                RunCreated.prototype.projectName = null;

                /**
                 * RunCreated workflow.
                 * @member {string|null} workflow
                 * @memberof isotrail.runs.v1.RunCreated
                 * @instance
                 */
                RunCreated.prototype.workflow = null;

                /**
                 * RunCreated experimentName.
                 * @member {string|null} experimentName
                 * @memberof isotrail.runs.v1.RunCreated
                 * @instance
                 */
                RunCreated.prototype.experimentName = null;

                /**
                 * RunCreated application.
                 * @member {string|null} application
                 * @memberof isotrail.runs.v1.RunCreated
                 * @instance
                 */
                RunCreated.prototype.application = null;

                /**
                 * RunCreated assay.
                 * @member {string|null} assay
                 * @memberof isotrail.runs.v1.RunCreated
                 * @instance
                 */
                RunCreated.prototype.assay = null;

                /**
                 * RunCreated chemistry.
                 * @member {string|null} chemistry
                 * @memberof isotrail.runs.v1.RunCreated
                 * @instance
                 */
                RunCreated.prototype.chemistry = null;

                /**
                 * RunCreated readLengths.
                 * @member {number|null} readLengths
                 * @memberof isotrail.runs.v1.RunCreated
                 * @instance
                 */
                RunCreated.prototype.readLengths = null;

                // OneOf field names bound to virtual getters and setters
                let $oneOfFields;

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(RunCreated.prototype, "_description", {
                    get: $util.oneOfGetter($oneOfFields = ["description"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(RunCreated.prototype, "_projectName", {
                    get: $util.oneOfGetter($oneOfFields = ["projectName"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(RunCreated.prototype, "_workflow", {
                    get: $util.oneOfGetter($oneOfFields = ["workflow"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(RunCreated.prototype, "_experimentName", {
                    get: $util.oneOfGetter($oneOfFields = ["experimentName"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(RunCreated.prototype, "_application", {
                    get: $util.oneOfGetter($oneOfFields = ["application"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(RunCreated.prototype, "_assay", {
                    get: $util.oneOfGetter($oneOfFields = ["assay"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(RunCreated.prototype, "_chemistry", {
                    get: $util.oneOfGetter($oneOfFields = ["chemistry"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(RunCreated.prototype, "_readLengths", {
                    get: $util.oneOfGetter($oneOfFields = ["readLengths"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                /**
                 * Creates a new RunCreated instance using the specified properties.
                 * @function create
                 * @memberof isotrail.runs.v1.RunCreated
                 * @static
                 * @param {isotrail.runs.v1.RunCreated.$Properties=} [properties] Properties to set
                 * @returns {isotrail.runs.v1.RunCreated} RunCreated instance
                 * @type {{
                 *   (properties: isotrail.runs.v1.RunCreated.$Shape): isotrail.runs.v1.RunCreated & isotrail.runs.v1.RunCreated.$Shape;
                 *   (properties?: isotrail.runs.v1.RunCreated.$Properties): isotrail.runs.v1.RunCreated;
                 * }}
                 */
                RunCreated.create = function(properties) {
                    return new RunCreated(properties);
                };

                /**
                 * Encodes the specified RunCreated message. Does not implicitly {@link isotrail.runs.v1.RunCreated.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.runs.v1.RunCreated
                 * @static
                 * @param {isotrail.runs.v1.RunCreated.$Properties} message RunCreated message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                RunCreated.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.runId);
                    if (message.sequencerType != null && $Object.hasOwnProperty.call(message, "sequencerType") && message.sequencerType !== "")
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.sequencerType);
                    if (message.layoutType != null && $Object.hasOwnProperty.call(message, "layoutType") && message.layoutType !== "")
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.layoutType);
                    if (message.uploadStatus != null && $Object.hasOwnProperty.call(message, "uploadStatus") && message.uploadStatus !== "")
                        writer.uint32(/* id 4, wireType 2 =*/34).string(message.uploadStatus);
                    if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                        writer.uint32(/* id 5, wireType 2 =*/42).string(message.description);
                    if (message.projectName != null && $Object.hasOwnProperty.call(message, "projectName"))
                        writer.uint32(/* id 6, wireType 2 =*/50).string(message.projectName);
                    if (message.workflow != null && $Object.hasOwnProperty.call(message, "workflow"))
                        writer.uint32(/* id 7, wireType 2 =*/58).string(message.workflow);
                    if (message.experimentName != null && $Object.hasOwnProperty.call(message, "experimentName"))
                        writer.uint32(/* id 8, wireType 2 =*/66).string(message.experimentName);
                    if (message.application != null && $Object.hasOwnProperty.call(message, "application"))
                        writer.uint32(/* id 9, wireType 2 =*/74).string(message.application);
                    if (message.assay != null && $Object.hasOwnProperty.call(message, "assay"))
                        writer.uint32(/* id 10, wireType 2 =*/82).string(message.assay);
                    if (message.chemistry != null && $Object.hasOwnProperty.call(message, "chemistry"))
                        writer.uint32(/* id 11, wireType 2 =*/90).string(message.chemistry);
                    if (message.readLengths != null && $Object.hasOwnProperty.call(message, "readLengths"))
                        writer.uint32(/* id 12, wireType 0 =*/96).int64(message.readLengths);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a RunCreated message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.runs.v1.RunCreated
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.runs.v1.RunCreated & isotrail.runs.v1.RunCreated.$Shape} RunCreated
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                RunCreated.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.runs.v1.RunCreated();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.runId = value;
                                else
                                    delete message.runId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sequencerType = value;
                                else
                                    delete message.sequencerType;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.layoutType = value;
                                else
                                    delete message.layoutType;
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.uploadStatus = value;
                                else
                                    delete message.uploadStatus;
                                continue;
                            }
                        case 5: {
                                if (wireType !== 2)
                                    break;
                                message.description = reader.stringVerify();
                                message._description = "description";
                                continue;
                            }
                        case 6: {
                                if (wireType !== 2)
                                    break;
                                message.projectName = reader.stringVerify();
                                message._projectName = "projectName";
                                continue;
                            }
                        case 7: {
                                if (wireType !== 2)
                                    break;
                                message.workflow = reader.stringVerify();
                                message._workflow = "workflow";
                                continue;
                            }
                        case 8: {
                                if (wireType !== 2)
                                    break;
                                message.experimentName = reader.stringVerify();
                                message._experimentName = "experimentName";
                                continue;
                            }
                        case 9: {
                                if (wireType !== 2)
                                    break;
                                message.application = reader.stringVerify();
                                message._application = "application";
                                continue;
                            }
                        case 10: {
                                if (wireType !== 2)
                                    break;
                                message.assay = reader.stringVerify();
                                message._assay = "assay";
                                continue;
                            }
                        case 11: {
                                if (wireType !== 2)
                                    break;
                                message.chemistry = reader.stringVerify();
                                message._chemistry = "chemistry";
                                continue;
                            }
                        case 12: {
                                if (wireType !== 0)
                                    break;
                                message.readLengths = reader.int64();
                                message._readLengths = "readLengths";
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return RunCreated;
            })();

            v1.RunChanged = (function() {

                /**
                 * Properties of a RunChanged.
                 * @typedef {Object} isotrail.runs.v1.RunChanged.$Properties
                 * @property {string} [runId] RunChanged runId
                 * @property {string|null} [layoutType] RunChanged layoutType
                 * @property {string|null} [description] RunChanged description
                 * @property {Array.<string>} [cleared] RunChanged cleared
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a RunChanged.
                 * @memberof isotrail.runs.v1
                 * @interface IRunChanged
                 * @augments isotrail.runs.v1.RunChanged.$Properties
                 * @deprecated Use isotrail.runs.v1.RunChanged.$Properties instead.
                 */

                /**
                 * Shape of a RunChanged.
                 * @typedef {isotrail.runs.v1.RunChanged.$Properties} isotrail.runs.v1.RunChanged.$Shape
                 */

                /**
                 * Constructs a new RunChanged.
                 * @memberof isotrail.runs.v1
                 * @classdesc Represents a RunChanged.
                 * @constructor
                 * @param {isotrail.runs.v1.RunChanged.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const RunChanged = function (properties) {
                    this.cleared = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * RunChanged runId.
                 * @member {string} runId
                 * @memberof isotrail.runs.v1.RunChanged
                 * @instance
                 */
                RunChanged.prototype.runId = "";

                /**
                 * RunChanged layoutType.
                 * @member {string|null} layoutType
                 * @memberof isotrail.runs.v1.RunChanged
                 * @instance
                 */
                RunChanged.prototype.layoutType = null;

                /**
                 * RunChanged description.
                 * @member {string|null} description
                 * @memberof isotrail.runs.v1.RunChanged
                 * @instance
                 */
                RunChanged.prototype.description = null;

                /**
                 * RunChanged cleared.
                 * @member {Array.<string>} cleared
                 * @memberof isotrail.runs.v1.RunChanged
                 * @instance
                 */
                RunChanged.prototype.cleared = $util.emptyArray;

                // OneOf field names bound to virtual getters and setters
                let $oneOfFields;

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(RunChanged.prototype, "_layoutType", {
                    get: $util.oneOfGetter($oneOfFields = ["layoutType"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(RunChanged.prototype, "_description", {
                    get: $util.oneOfGetter($oneOfFields = ["description"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                /**
                 * Creates a new RunChanged instance using the specified properties.
                 * @function create
                 * @memberof isotrail.runs.v1.RunChanged
                 * @static
                 * @param {isotrail.runs.v1.RunChanged.$Properties=} [properties] Properties to set
                 * @returns {isotrail.runs.v1.RunChanged} RunChanged instance
                 * @type {{
                 *   (properties: isotrail.runs.v1.RunChanged.$Shape): isotrail.runs.v1.RunChanged & isotrail.runs.v1.RunChanged.$Shape;
                 *   (properties?: isotrail.runs.v1.RunChanged.$Properties): isotrail.runs.v1.RunChanged;
                 * }}
                 */
                RunChanged.create = function(properties) {
                    return new RunChanged(properties);
                };

                /**
                 * Encodes the specified RunChanged message. Does not implicitly {@link isotrail.runs.v1.RunChanged.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.runs.v1.RunChanged
                 * @static
                 * @param {isotrail.runs.v1.RunChanged.$Properties} message RunChanged message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                RunChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.runId);
                    if (message.layoutType != null && $Object.hasOwnProperty.call(message, "layoutType"))
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.layoutType);
                    if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.description);
                    if (message.cleared != null && message.cleared.length)
                        for (let i = 0; i < message.cleared.length; ++i)
                            writer.uint32(/* id 4, wireType 2 =*/34).string(message.cleared[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a RunChanged message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.runs.v1.RunChanged
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.runs.v1.RunChanged & isotrail.runs.v1.RunChanged.$Shape} RunChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                RunChanged.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.runs.v1.RunChanged();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.runId = value;
                                else
                                    delete message.runId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.layoutType = reader.stringVerify();
                                message._layoutType = "layoutType";
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                message.description = reader.stringVerify();
                                message._description = "description";
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.cleared && message.cleared.length))
                                    message.cleared = [];
                                message.cleared.push(reader.stringVerify());
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return RunChanged;
            })();

            v1.RunUploadStatusChanged = (function() {

                /**
                 * Properties of a RunUploadStatusChanged.
                 * @typedef {Object} isotrail.runs.v1.RunUploadStatusChanged.$Properties
                 * @property {string} [runId] RunUploadStatusChanged runId
                 * @property {string} [from] RunUploadStatusChanged from
                 * @property {string} [to] RunUploadStatusChanged to
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a RunUploadStatusChanged.
                 * @memberof isotrail.runs.v1
                 * @interface IRunUploadStatusChanged
                 * @augments isotrail.runs.v1.RunUploadStatusChanged.$Properties
                 * @deprecated Use isotrail.runs.v1.RunUploadStatusChanged.$Properties instead.
                 */

                /**
                 * Shape of a RunUploadStatusChanged.
                 * @typedef {isotrail.runs.v1.RunUploadStatusChanged.$Properties} isotrail.runs.v1.RunUploadStatusChanged.$Shape
                 */

                /**
                 * Constructs a new RunUploadStatusChanged.
                 * @memberof isotrail.runs.v1
                 * @classdesc Represents a RunUploadStatusChanged.
                 * @constructor
                 * @param {isotrail.runs.v1.RunUploadStatusChanged.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const RunUploadStatusChanged = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * RunUploadStatusChanged runId.
                 * @member {string} runId
                 * @memberof isotrail.runs.v1.RunUploadStatusChanged
                 * @instance
                 */
                RunUploadStatusChanged.prototype.runId = "";

                /**
                 * RunUploadStatusChanged from.
                 * @member {string} from
                 * @memberof isotrail.runs.v1.RunUploadStatusChanged
                 * @instance
                 */
                RunUploadStatusChanged.prototype.from = "";

                /**
                 * RunUploadStatusChanged to.
                 * @member {string} to
                 * @memberof isotrail.runs.v1.RunUploadStatusChanged
                 * @instance
                 */
                RunUploadStatusChanged.prototype.to = "";

                /**
                 * Creates a new RunUploadStatusChanged instance using the specified properties.
                 * @function create
                 * @memberof isotrail.runs.v1.RunUploadStatusChanged
                 * @static
                 * @param {isotrail.runs.v1.RunUploadStatusChanged.$Properties=} [properties] Properties to set
                 * @returns {isotrail.runs.v1.RunUploadStatusChanged} RunUploadStatusChanged instance
                 * @type {{
                 *   (properties: isotrail.runs.v1.RunUploadStatusChanged.$Shape): isotrail.runs.v1.RunUploadStatusChanged & isotrail.runs.v1.RunUploadStatusChanged.$Shape;
                 *   (properties?: isotrail.runs.v1.RunUploadStatusChanged.$Properties): isotrail.runs.v1.RunUploadStatusChanged;
                 * }}
                 */
                RunUploadStatusChanged.create = function(properties) {
                    return new RunUploadStatusChanged(properties);
                };

                /**
                 * Encodes the specified RunUploadStatusChanged message. Does not implicitly {@link isotrail.runs.v1.RunUploadStatusChanged.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.runs.v1.RunUploadStatusChanged
                 * @static
                 * @param {isotrail.runs.v1.RunUploadStatusChanged.$Properties} message RunUploadStatusChanged message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                RunUploadStatusChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.runId);
                    if (message.from != null && $Object.hasOwnProperty.call(message, "from") && message.from !== "")
                        writer.uint32(/* id 2, wireType 2 =*/18).string(message.from);
                    if (message.to != null && $Object.hasOwnProperty.call(message, "to") && message.to !== "")
                        writer.uint32(/* id 3, wireType 2 =*/26).string(message.to);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a RunUploadStatusChanged message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.runs.v1.RunUploadStatusChanged
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.runs.v1.RunUploadStatusChanged & isotrail.runs.v1.RunUploadStatusChanged.$Shape} RunUploadStatusChanged
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                RunUploadStatusChanged.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.runs.v1.RunUploadStatusChanged();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.runId = value;
                                else
                                    delete message.runId;
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.from = value;
                                else
                                    delete message.from;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.to = value;
                                else
                                    delete message.to;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return RunUploadStatusChanged;
            })();

            v1.RunDeleted = (function() {

                /**
                 * Properties of a RunDeleted.
                 * @typedef {Object} isotrail.runs.v1.RunDeleted.$Properties
                 * @property {string} [runId] RunDeleted runId
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */

                /**
                 * Properties of a RunDeleted.
                 * @memberof isotrail.runs.v1
                 * @interface IRunDeleted
                 * @augments isotrail.runs.v1.RunDeleted.$Properties
                 * @deprecated Use isotrail.runs.v1.RunDeleted.$Properties instead.
                 */

                /**
                 * Shape of a RunDeleted.
                 * @typedef {isotrail.runs.v1.RunDeleted.$Properties} isotrail.runs.v1.RunDeleted.$Shape
                 */

                /**
                 * Constructs a new RunDeleted.
                 * @memberof isotrail.runs.v1
                 * @classdesc Represents a RunDeleted.
                 * @constructor
                 * @param {isotrail.runs.v1.RunDeleted.$Properties=} [properties] Properties to set
                 * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                 */
                const RunDeleted = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                /**
                 * RunDeleted runId.
                 * @member {string} runId
                 * @memberof isotrail.runs.v1.RunDeleted
                 * @instance
                 */
                RunDeleted.prototype.runId = "";

                /**
                 * Creates a new RunDeleted instance using the specified properties.
                 * @function create
                 * @memberof isotrail.runs.v1.RunDeleted
                 * @static
                 * @param {isotrail.runs.v1.RunDeleted.$Properties=} [properties] Properties to set
                 * @returns {isotrail.runs.v1.RunDeleted} RunDeleted instance
                 * @type {{
                 *   (properties: isotrail.runs.v1.RunDeleted.$Shape): isotrail.runs.v1.RunDeleted & isotrail.runs.v1.RunDeleted.$Shape;
                 *   (properties?: isotrail.runs.v1.RunDeleted.$Properties): isotrail.runs.v1.RunDeleted;
                 * }}
                 */
                RunDeleted.create = function(properties) {
                    return new RunDeleted(properties);
                };

                /**
                 * Encodes the specified RunDeleted message. Does not implicitly {@link isotrail.runs.v1.RunDeleted.verify|verify} messages.
                 * @function encode
                 * @memberof isotrail.runs.v1.RunDeleted
                 * @static
                 * @param {isotrail.runs.v1.RunDeleted.$Properties} message RunDeleted message or plain object to encode
                 * @param {$protobuf.Writer} [writer] Writer to encode to
                 * @returns {$protobuf.Writer} Writer
                 */
                RunDeleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(/* id 1, wireType 2 =*/10).string(message.runId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                /**
                 * Decodes a RunDeleted message from the specified reader or buffer.
                 * @function decode
                 * @memberof isotrail.runs.v1.RunDeleted
                 * @static
                 * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                 * @param {number} [length] Message length if known beforehand
                 * @returns {isotrail.runs.v1.RunDeleted & isotrail.runs.v1.RunDeleted.$Shape} RunDeleted
                 * @throws {Error} If the payload is not a reader or valid buffer
                 * @throws {$protobuf.util.ProtocolError} If required fields are missing
                 */
                RunDeleted.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.isotrail.runs.v1.RunDeleted();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.runId = value;
                                else
                                    delete message.runId;
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return RunDeleted;
            })();

            return v1;
        })();

        return runs;
    })();

    return isotrail;
})();

export {
  $root as default
};
