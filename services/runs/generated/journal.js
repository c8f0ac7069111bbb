/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

// Common aliases
const $Reader = $protobuf.Reader, $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

// Exported root namespace
const $root = $protobuf.roots["services/runs/proto"] || ($protobuf.roots["services/runs/proto"] = {});

export const isotrail = $root.isotrail = (() => {

    /**
     * Namespace isotrail.
     * @exports isotrail
     * @namespace
     */
    const isotrail = {};

    isotrail.runs = (function() {

        /**
         * Namespace runs.
         * @memberof isotrail
         * @namespace
         */
        const runs = {};

        runs.journal = (function() {

            /**
             * Namespace journal.
             * @memberof isotrail.runs
             * @namespace
             */
            const journal = {};

            journal.v1 = (function() {

                /**
                 * Namespace v1.
                 * @memberof isotrail.runs.journal
                 * @namespace
                 */
                const v1 = {};

                v1.Property = (function() {

                    /**
                     * Properties of a Property.
                     * @typedef {Object} isotrail.runs.journal.v1.Property.$Properties
                     * @property {string} [name] Property name
                     * @property {string|null} [text] Property text
                     * @property {number|null} [number] Property number
                     * @property {boolean|null} [flag] Property flag
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a Property.
                     * @memberof isotrail.runs.journal.v1
                     * @interface IProperty
                     * @augments isotrail.runs.journal.v1.Property.$Properties
                     * @deprecated Use isotrail.runs.journal.v1.Property.$Properties instead.
                     */

                    /**
                     * Shape of a Property.
                     * @typedef {isotrail.runs.journal.v1.Property.$Properties} isotrail.runs.journal.v1.Property.$Shape
                     */

                    /**
                     * Constructs a new Property.
                     * @memberof isotrail.runs.journal.v1
                     * @classdesc Represents a Property.
                     * @constructor
                     * @param {isotrail.runs.journal.v1.Property.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const Property = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * Property name.
                     * @member {string} name
                     * @memberof isotrail.runs.journal.v1.Property
                     * @instance
                     */
                    Property.prototype.name = "";

                    /**
                     * Property text.
                     * @member {string|null} text
                     * @memberof isotrail.runs.journal.v1.Property
                     * @instance
                     */
                    Property.prototype.text = null;

                    /**
                     * Property number.
                     * @member {number|null} number
                     * @memberof isotrail.runs.journal.v1.Property
                     * @instance
                     */
                    Property.prototype.number = null;

                    /**
                     * Property flag.
                     * @member {boolean|null} flag
                     * @memberof isotrail.runs.journal.v1.Property
                     * @instance
                     */
                    Property.prototype.flag = null;

                    // OneOf field names bound to virtual getters and setters
                    let $oneOfFields;

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(Property.prototype, "_text", {
                        get: $util.oneOfGetter($oneOfFields = ["text"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(Property.prototype, "_number", {
                        get: $util.oneOfGetter($oneOfFields = ["number"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(Property.prototype, "_flag", {
                        get: $util.oneOfGetter($oneOfFields = ["flag"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    /**
                     * Creates a new Property instance using the specified properties.
                     * @function create
                     * @memberof isotrail.runs.journal.v1.Property
                     * @static
                     * @param {isotrail.runs.journal.v1.Property.$Properties=} [properties] Properties to set
                     * @returns {isotrail.runs.journal.v1.Property} Property instance
                     * @type {{
                     *   (properties: isotrail.runs.journal.v1.Property.$Shape): isotrail.runs.journal.v1.Property & isotrail.runs.journal.v1.Property.$Shape;
                     *   (properties?: isotrail.runs.journal.v1.Property.$Properties): isotrail.runs.journal.v1.Property;
                     * }}
                     */
                    Property.create = function(properties) {
                        return new Property(properties);
                    };

                    /**
                     * Encodes the specified Property message. Does not implicitly {@link isotrail.runs.journal.v1.Property.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.runs.journal.v1.Property
                     * @static
                     * @param {isotrail.runs.journal.v1.Property.$Properties} message Property message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    Property.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.name);
                        if (message.text != null && $Object.hasOwnProperty.call(message, "text"))
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.text);
                        if (message.number != null && $Object.hasOwnProperty.call(message, "number"))
                            writer.uint32(/* id 3, wireType 1 =*/25).double(message.number);
                        if (message.flag != null && $Object.hasOwnProperty.call(message, "flag"))
                            writer.uint32(/* id 4, wireType 0 =*/32).bool(message.flag);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a Property message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.runs.journal.v1.Property
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.runs.journal.v1.Property & isotrail.runs.journal.v1.Property.$Shape} Property
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    Property.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.runs.journal.v1.Property();
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
                                    message.text = reader.stringVerify();
                                    message._text = "text";
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 1)
                                        break;
                                    message.number = reader.double();
                                    message._number = "number";
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 0)
                                        break;
                                    message.flag = reader.bool();
                                    message._flag = "flag";
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

                    return Property;
                })();

                v1.RunCreated = (function() {

                    /**
                     * Properties of a RunCreated.
                     * @typedef {Object} isotrail.runs.journal.v1.RunCreated.$Properties
                     * @property {string} [sequencerType] RunCreated sequencerType
                     * @property {string} [layoutType] RunCreated layoutType
                     * @property {string|null} [description] RunCreated description
                     * @property {string} [uploadStatus] RunCreated uploadStatus
                     * @property {Array.<isotrail.runs.journal.v1.Property.$Properties>} [properties] RunCreated properties
                     * @property {string} [creatorId] RunCreated creatorId
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a RunCreated.
                     * @memberof isotrail.runs.journal.v1
                     * @interface IRunCreated
                     * @augments isotrail.runs.journal.v1.RunCreated.$Properties
                     * @deprecated Use isotrail.runs.journal.v1.RunCreated.$Properties instead.
                     */

                    /**
                     * Shape of a RunCreated.
                     * @typedef {isotrail.runs.journal.v1.RunCreated.$Properties} isotrail.runs.journal.v1.RunCreated.$Shape
                     */

                    /**
                     * Constructs a new RunCreated.
                     * @memberof isotrail.runs.journal.v1
                     * @classdesc Represents a RunCreated.
                     * @constructor
                     * @param {isotrail.runs.journal.v1.RunCreated.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const RunCreated = function (properties) {
                        this.properties = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * RunCreated sequencerType.
                     * @member {string} sequencerType
                     * @memberof isotrail.runs.journal.v1.RunCreated
                     * @instance
                     */
                    RunCreated.prototype.sequencerType = "";

                    /**
                     * RunCreated layoutType.
                     * @member {string} layoutType
                     * @memberof isotrail.runs.journal.v1.RunCreated
                     * @instance
                     */
                    RunCreated.prototype.layoutType = "";

                    /**
                     * RunCreated description.
                     * @member {string|null} description
                     * @memberof isotrail.runs.journal.v1.RunCreated
                     * @instance
                     */
                    RunCreated.prototype.description = null;

                    /**
                     * RunCreated uploadStatus.
                     * @member {string} uploadStatus
                     * @memberof isotrail.runs.journal.v1.RunCreated
                     * @instance
                     */
                    RunCreated.prototype.uploadStatus = "";

                    /**
                     * RunCreated properties.
                     * @member {Array.<isotrail.runs.journal.v1.Property>} properties
                     * @memberof isotrail.runs.journal.v1.RunCreated
                     * @instance
                     */
                    RunCreated.prototype.properties = $util.emptyArray;

                    /**
                     * RunCreated creatorId.
                     * @member {string} creatorId
                     * @memberof isotrail.runs.journal.v1.RunCreated
                     * @instance
                     */
                    RunCreated.prototype.creatorId = "";

                    // OneOf field names bound to virtual getters and setters
                    let $oneOfFields;

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(RunCreated.prototype, "_description", {
                        get: $util.oneOfGetter($oneOfFields = ["description"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    /**
                     * Creates a new RunCreated instance using the specified properties.
                     * @function create
                     * @memberof isotrail.runs.journal.v1.RunCreated
                     * @static
                     * @param {isotrail.runs.journal.v1.RunCreated.$Properties=} [properties] Properties to set
                     * @returns {isotrail.runs.journal.v1.RunCreated} RunCreated instance
                     * @type {{
                     *   (properties: isotrail.runs.journal.v1.RunCreated.$Shape): isotrail.runs.journal.v1.RunCreated & isotrail.runs.journal.v1.RunCreated.$Shape;
                     *   (properties?: isotrail.runs.journal.v1.RunCreated.$Properties): isotrail.runs.journal.v1.RunCreated;
                     * }}
                     */
                    RunCreated.create = function(properties) {
                        return new RunCreated(properties);
                    };

                    /**
                     * Encodes the specified RunCreated message. Does not implicitly {@link isotrail.runs.journal.v1.RunCreated.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.runs.journal.v1.RunCreated
                     * @static
                     * @param {isotrail.runs.journal.v1.RunCreated.$Properties} message RunCreated message or plain object to encode
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
                        if (message.sequencerType != null && $Object.hasOwnProperty.call(message, "sequencerType") && message.sequencerType !== "")
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.sequencerType);
                        if (message.layoutType != null && $Object.hasOwnProperty.call(message, "layoutType") && message.layoutType !== "")
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.layoutType);
                        if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                            writer.uint32(/* id 3, wireType 2 =*/26).string(message.description);
                        if (message.uploadStatus != null && $Object.hasOwnProperty.call(message, "uploadStatus") && message.uploadStatus !== "")
                            writer.uint32(/* id 4, wireType 2 =*/34).string(message.uploadStatus);
                        if (message.properties != null && message.properties.length)
                            for (let i = 0; i < message.properties.length; ++i)
                                $root.isotrail.runs.journal.v1.Property.encode(message.properties[i], writer.uint32(/* id 5, wireType 2 =*/42).fork(), _depth + 1).ldelim();
                        if (message.creatorId != null && $Object.hasOwnProperty.call(message, "creatorId") && message.creatorId !== "")
                            writer.uint32(/* id 6, wireType 2 =*/50).string(message.creatorId);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a RunCreated message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.runs.journal.v1.RunCreated
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.runs.journal.v1.RunCreated & isotrail.runs.journal.v1.RunCreated.$Shape} RunCreated
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
                        message = _target || new $root.isotrail.runs.journal.v1.RunCreated();
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
                                        message.sequencerType = value;
                                    else
                                        delete message.sequencerType;
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.layoutType = value;
                                    else
                                        delete message.layoutType;
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
                                    if ((value = reader.stringVerify()).length)
                                        message.uploadStatus = value;
                                    else
                                        delete message.uploadStatus;
                                    continue;
                                }
                            case 5: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.properties && message.properties.length))
                                        message.properties = [];
                                    message.properties.push($root.isotrail.runs.journal.v1.Property.decode(reader, reader.size(), $undefined, _depth + 1));
                                    continue;
                                }
                            case 6: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.creatorId = value;
                                    else
                                        delete message.creatorId;
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
                     * @typedef {Object} isotrail.runs.journal.v1.RunChanged.$Properties
                     * @property {string|null} [layoutType] RunChanged layoutType
                     * @property {string|null} [description] RunChanged description
                     * @property {Array.<string>} [cleared] RunChanged cleared
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a RunChanged.
                     * @memberof isotrail.runs.journal.v1
                     * @interface IRunChanged
                     * @augments isotrail.runs.journal.v1.RunChanged.$Properties
                     * @deprecated Use isotrail.runs.journal.v1.RunChanged.$Properties instead.
                     */

                    /**
                     * Shape of a RunChanged.
                     * @typedef {isotrail.runs.journal.v1.RunChanged.$Properties} isotrail.runs.journal.v1.RunChanged.$Shape
                     */

                    /**
                     * Constructs a new RunChanged.
                     * @memberof isotrail.runs.journal.v1
                     * @classdesc Represents a RunChanged.
                     * @constructor
                     * @param {isotrail.runs.journal.v1.RunChanged.$Properties=} [properties] Properties to set
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
                     * RunChanged layoutType.
                     * @member {string|null} layoutType
                     * @memberof isotrail.runs.journal.v1.RunChanged
                     * @instance
                     */
                    RunChanged.prototype.layoutType = null;

                    /**
                     * RunChanged description.
                     * @member {string|null} description
                     * @memberof isotrail.runs.journal.v1.RunChanged
                     * @instance
                     */
                    RunChanged.prototype.description = null;

                    /**
                     * RunChanged cleared.
                     * @member {Array.<string>} cleared
                     * @memberof isotrail.runs.journal.v1.RunChanged
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
                     * @memberof isotrail.runs.journal.v1.RunChanged
                     * @static
                     * @param {isotrail.runs.journal.v1.RunChanged.$Properties=} [properties] Properties to set
                     * @returns {isotrail.runs.journal.v1.RunChanged} RunChanged instance
                     * @type {{
                     *   (properties: isotrail.runs.journal.v1.RunChanged.$Shape): isotrail.runs.journal.v1.RunChanged & isotrail.runs.journal.v1.RunChanged.$Shape;
                     *   (properties?: isotrail.runs.journal.v1.RunChanged.$Properties): isotrail.runs.journal.v1.RunChanged;
                     * }}
                     */
                    RunChanged.create = function(properties) {
                        return new RunChanged(properties);
                    };

                    /**
                     * Encodes the specified RunChanged message. Does not implicitly {@link isotrail.runs.journal.v1.RunChanged.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.runs.journal.v1.RunChanged
                     * @static
                     * @param {isotrail.runs.journal.v1.RunChanged.$Properties} message RunChanged message or plain object to encode
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
                        if (message.layoutType != null && $Object.hasOwnProperty.call(message, "layoutType"))
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.layoutType);
                        if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.description);
                        if (message.cleared != null && message.cleared.length)
                            for (let i = 0; i < message.cleared.length; ++i)
                                writer.uint32(/* id 3, wireType 2 =*/26).string(message.cleared[i]);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a RunChanged message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.runs.journal.v1.RunChanged
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.runs.journal.v1.RunChanged & isotrail.runs.journal.v1.RunChanged.$Shape} RunChanged
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
                        message = _target || new $root.isotrail.runs.journal.v1.RunChanged();
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
                                    message.layoutType = reader.stringVerify();
                                    message._layoutType = "layoutType";
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 2)
                                        break;
                                    message.description = reader.stringVerify();
                                    message._description = "description";
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

                    return RunChanged;
                })();

                v1.RunUploadStatusChanged = (function() {

                    /**
                     * Properties of a RunUploadStatusChanged.
                     * @typedef {Object} isotrail.runs.journal.v1.RunUploadStatusChanged.$Properties
                     * @property {string} [from] RunUploadStatusChanged from
                     * @property {string} [to] RunUploadStatusChanged to
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a RunUploadStatusChanged.
                     * @memberof isotrail.runs.journal.v1
                     * @interface IRunUploadStatusChanged
                     * @augments isotrail.runs.journal.v1.RunUploadStatusChanged.$Properties
                     * @deprecated Use isotrail.runs.journal.v1.RunUploadStatusChanged.$Properties instead.
                     */

                    /**
                     * Shape of a RunUploadStatusChanged.
                     * @typedef {isotrail.runs.journal.v1.RunUploadStatusChanged.$Properties} isotrail.runs.journal.v1.RunUploadStatusChanged.$Shape
                     */

                    /**
                     * Constructs a new RunUploadStatusChanged.
                     * @memberof isotrail.runs.journal.v1
                     * @classdesc Represents a RunUploadStatusChanged.
                     * @constructor
                     * @param {isotrail.runs.journal.v1.RunUploadStatusChanged.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const RunUploadStatusChanged = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * RunUploadStatusChanged from.
                     * @member {string} from
                     * @memberof isotrail.runs.journal.v1.RunUploadStatusChanged
                     * @instance
                     */
                    RunUploadStatusChanged.prototype.from = "";

                    /**
                     * RunUploadStatusChanged to.
                     * @member {string} to
                     * @memberof isotrail.runs.journal.v1.RunUploadStatusChanged
                     * @instance
                     */
                    RunUploadStatusChanged.prototype.to = "";

                    /**
                     * Creates a new RunUploadStatusChanged instance using the specified properties.
                     * @function create
                     * @memberof isotrail.runs.journal.v1.RunUploadStatusChanged
                     * @static
                     * @param {isotrail.runs.journal.v1.RunUploadStatusChanged.$Properties=} [properties] Properties to set
                     * @returns {isotrail.runs.journal.v1.RunUploadStatusChanged} RunUploadStatusChanged instance
                     * @type {{
                     *   (properties: isotrail.runs.journal.v1.RunUploadStatusChanged.$Shape): isotrail.runs.journal.v1.RunUploadStatusChanged & isotrail.runs.journal.v1.RunUploadStatusChanged.$Shape;
                     *   (properties?: isotrail.runs.journal.v1.RunUploadStatusChanged.$Properties): isotrail.runs.journal.v1.RunUploadStatusChanged;
                     * }}
                     */
                    RunUploadStatusChanged.create = function(properties) {
                        return new RunUploadStatusChanged(properties);
                    };

                    /**
                     * Encodes the specified RunUploadStatusChanged message. Does not implicitly {@link isotrail.runs.journal.v1.RunUploadStatusChanged.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.runs.journal.v1.RunUploadStatusChanged
                     * @static
                     * @param {isotrail.runs.journal.v1.RunUploadStatusChanged.$Properties} message RunUploadStatusChanged message or plain object to encode
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
                        if (message.from != null && $Object.hasOwnProperty.call(message, "from") && message.from !== "")
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.from);
                        if (message.to != null && $Object.hasOwnProperty.call(message, "to") && message.to !== "")
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.to);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a RunUploadStatusChanged message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.runs.journal.v1.RunUploadStatusChanged
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.runs.journal.v1.RunUploadStatusChanged & isotrail.runs.journal.v1.RunUploadStatusChanged.$Shape} RunUploadStatusChanged
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
                        message = _target || new $root.isotrail.runs.journal.v1.RunUploadStatusChanged();
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
                                        message.from = value;
                                    else
                                        delete message.from;
                                    continue;
                                }
                            case 2: {
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
                     * @typedef {Object} isotrail.runs.journal.v1.RunDeleted.$Properties
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a RunDeleted.
                     * @memberof isotrail.runs.journal.v1
                     * @interface IRunDeleted
                     * @augments isotrail.runs.journal.v1.RunDeleted.$Properties
                     * @deprecated Use isotrail.runs.journal.v1.RunDeleted.$Properties instead.
                     */

                    /**
                     * Shape of a RunDeleted.
                     * @typedef {isotrail.runs.journal.v1.RunDeleted.$Properties} isotrail.runs.journal.v1.RunDeleted.$Shape
                     */

                    /**
                     * Constructs a new RunDeleted.
                     * @memberof isotrail.runs.journal.v1
                     * @classdesc Represents a RunDeleted.
                     * @constructor
                     * @param {isotrail.runs.journal.v1.RunDeleted.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const RunDeleted = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * Creates a new RunDeleted instance using the specified properties.
                     * @function create
                     * @memberof isotrail.runs.journal.v1.RunDeleted
                     * @static
                     * @param {isotrail.runs.journal.v1.RunDeleted.$Properties=} [properties] Properties to set
                     * @returns {isotrail.runs.journal.v1.RunDeleted} RunDeleted instance
                     * @type {{
                     *   (properties: isotrail.runs.journal.v1.RunDeleted.$Shape): isotrail.runs.journal.v1.RunDeleted & isotrail.runs.journal.v1.RunDeleted.$Shape;
                     *   (properties?: isotrail.runs.journal.v1.RunDeleted.$Properties): isotrail.runs.journal.v1.RunDeleted;
                     * }}
                     */
                    RunDeleted.create = function(properties) {
                        return new RunDeleted(properties);
                    };

                    /**
                     * Encodes the specified RunDeleted message. Does not implicitly {@link isotrail.runs.journal.v1.RunDeleted.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.runs.journal.v1.RunDeleted
                     * @static
                     * @param {isotrail.runs.journal.v1.RunDeleted.$Properties} message RunDeleted message or plain object to encode
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
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a RunDeleted message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.runs.journal.v1.RunDeleted
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.runs.journal.v1.RunDeleted & isotrail.runs.journal.v1.RunDeleted.$Shape} RunDeleted
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
                        message = _target || new $root.isotrail.runs.journal.v1.RunDeleted();
                        while (reader.pos < end) {
                            let start = reader.pos;
                            let tag = reader.tag();
                            if (tag === _end) {
                                _end = $undefined;
                                break;
                            }
                            reader.skipType(tag & 7, _depth, tag);
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

            return journal;
        })();

        return runs;
    })();

    return isotrail;
})();

export {
  $root as default
};
