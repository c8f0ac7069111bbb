/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

// Common aliases
const $Reader = $protobuf.Reader, $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

// Exported root namespace
const $root = $protobuf.roots["services/files/proto"] || ($protobuf.roots["services/files/proto"] = {});

export const isotrail = $root.isotrail = (() => {

    /**
     * Namespace isotrail.
     * @exports isotrail
     * @namespace
     */
    const isotrail = {};

    isotrail.files = (function() {

        /**
         * Namespace files.
         * @memberof isotrail
         * @namespace
         */
        const files = {};

        files.journal = (function() {

            /**
             * Namespace journal.
             * @memberof isotrail.files
             * @namespace
             */
            const journal = {};

            journal.v1 = (function() {

                /**
                 * Namespace v1.
                 * @memberof isotrail.files.journal
                 * @namespace
                 */
                const v1 = {};

                v1.Property = (function() {

                    /**
                     * Properties of a Property.
                     * @typedef {Object} isotrail.files.journal.v1.Property.$Properties
                     * @property {string} [name] Property name
                     * @property {string|null} [text] Property text
                     * @property {number|null} [number] Property number
                     * @property {boolean|null} [flag] Property flag
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a Property.
                     * @memberof isotrail.files.journal.v1
                     * @interface IProperty
                     * @augments isotrail.files.journal.v1.Property.$Properties
                     * @deprecated Use isotrail.files.journal.v1.Property.$Properties instead.
                     */

                    /**
                     * Shape of a Property.
                     * @typedef {isotrail.files.journal.v1.Property.$Properties} isotrail.files.journal.v1.Property.$Shape
                     */

                    /**
                     * Constructs a new Property.
                     * @memberof isotrail.files.journal.v1
                     * @classdesc Represents a Property.
                     * @constructor
                     * @param {isotrail.files.journal.v1.Property.$Properties=} [properties] Properties to set
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
                     * @memberof isotrail.files.journal.v1.Property
                     * @instance
                     */
                    Property.prototype.name = "";

                    /**
                     * Property text.
                     * @member {string|null} text
                     * @memberof isotrail.files.journal.v1.Property
                     * @instance
                     */
                    Property.prototype.text = null;

                    /**
                     * Property number.
                     * @member {number|null} number
                     * @memberof isotrail.files.journal.v1.Property
                     * @instance
                     */
                    Property.prototype.number = null;

                    /**
                     * Property flag.
                     * @member {boolean|null} flag
                     * @memberof isotrail.files.journal.v1.Property
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
                     * @memberof isotrail.files.journal.v1.Property
                     * @static
                     * @param {isotrail.files.journal.v1.Property.$Properties=} [properties] Properties to set
                     * @returns {isotrail.files.journal.v1.Property} Property instance
                     * @type {{
                     *   (properties: isotrail.files.journal.v1.Property.$Shape): isotrail.files.journal.v1.Property & isotrail.files.journal.v1.Property.$Shape;
                     *   (properties?: isotrail.files.journal.v1.Property.$Properties): isotrail.files.journal.v1.Property;
                     * }}
                     */
                    Property.create = function(properties) {
                        return new Property(properties);
                    };

                    /**
                     * Encodes the specified Property message. Does not implicitly {@link isotrail.files.journal.v1.Property.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.files.journal.v1.Property
                     * @static
                     * @param {isotrail.files.journal.v1.Property.$Properties} message Property message or plain object to encode
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
                     * @memberof isotrail.files.journal.v1.Property
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.files.journal.v1.Property & isotrail.files.journal.v1.Property.$Shape} Property
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
                        message = _target || new $root.isotrail.files.journal.v1.Property();
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

                v1.StoredFile = (function() {

                    /**
                     * Properties of a StoredFile.
                     * @typedef {Object} isotrail.files.journal.v1.StoredFile.$Properties
                     * @property {string} [fileId] StoredFile fileId
                     * @property {string} [fileName] StoredFile fileName
                     * @property {string} [blob] StoredFile blob
                     * @property {number} [size] StoredFile size
                     * @property {string} [sha256] StoredFile sha256
                     * @property {Array.<isotrail.files.journal.v1.Property.$Properties>} [properties] StoredFile properties
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a StoredFile.
                     * @memberof isotrail.files.journal.v1
                     * @interface IStoredFile
                     * @augments isotrail.files.journal.v1.StoredFile.$Properties
                     * @deprecated Use isotrail.files.journal.v1.StoredFile.$Properties instead.
                     */

                    /**
                     * Shape of a StoredFile.
                     * @typedef {isotrail.files.journal.v1.StoredFile.$Properties} isotrail.files.journal.v1.StoredFile.$Shape
                     */

                    /**
                     * Constructs a new StoredFile.
                     * @memberof isotrail.files.journal.v1
                     * @classdesc Represents a StoredFile.
                     * @constructor
                     * @param {isotrail.files.journal.v1.StoredFile.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const StoredFile = function (properties) {
                        this.properties = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * StoredFile fileId.
                     * @member {string} fileId
                     * @memberof isotrail.files.journal.v1.StoredFile
                     * @instance
                     */
                    StoredFile.prototype.fileId = "";

                    /**
                     * StoredFile fileName.
                     * @member {string} fileName
                     * @memberof isotrail.files.journal.v1.StoredFile
                     * @instance
                     */
                    StoredFile.prototype.fileName = "";

                    /**
                     * StoredFile blob.
                     * @member {string} blob
                     * @memberof isotrail.files.journal.v1.StoredFile
                     * @instance
                     */
                    StoredFile.prototype.blob = "";

                    /**
                     * StoredFile size.
                     * @member {number} size
                     * @memberof isotrail.files.journal.v1.StoredFile
                     * @instance
                     */
                    StoredFile.prototype.size = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                    /**
                     * StoredFile sha256.
                     * @member {string} sha256
                     * @memberof isotrail.files.journal.v1.StoredFile
                     * @instance
                     */
                    StoredFile.prototype.sha256 = "";

                    /**
                     * StoredFile properties.
                     * @member {Array.<isotrail.files.journal.v1.Property>} properties
                     * @memberof isotrail.files.journal.v1.StoredFile
                     * @instance
                     */
                    StoredFile.prototype.properties = $util.emptyArray;

                    /**
                     * Creates a new StoredFile instance using the specified properties.
                     * @function create
                     * @memberof isotrail.files.journal.v1.StoredFile
                     * @static
                     * @param {isotrail.files.journal.v1.StoredFile.$Properties=} [properties] Properties to set
                     * @returns {isotrail.files.journal.v1.StoredFile} StoredFile instance
                     * @type {{
                     *   (properties: isotrail.files.journal.v1.StoredFile.$Shape): isotrail.files.journal.v1.StoredFile & isotrail.files.journal.v1.StoredFile.$Shape;
                     *   (properties?: isotrail.files.journal.v1.StoredFile.$Properties): isotrail.files.journal.v1.StoredFile;
                     * }}
                     */
                    StoredFile.create = function(properties) {
                        return new StoredFile(properties);
                    };

                    /**
                     * Encodes the specified StoredFile message. Does not implicitly {@link isotrail.files.journal.v1.StoredFile.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.files.journal.v1.StoredFile
                     * @static
                     * @param {isotrail.files.journal.v1.StoredFile.$Properties} message StoredFile message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    StoredFile.encode = function (message, writer, _depth) {
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
                        if (message.blob != null && $Object.hasOwnProperty.call(message, "blob") && message.blob !== "")
                            writer.uint32(/* id 3, wireType 2 =*/26).string(message.blob);
                        if (message.size != null && $Object.hasOwnProperty.call(message, "size") && (typeof message.size === "object" ? message.size.low || message.size.high : message.size !== 0))
                            writer.uint32(/* id 4, wireType 0 =*/32).int64(message.size);
                        if (message.sha256 != null && $Object.hasOwnProperty.call(message, "sha256") && message.sha256 !== "")
                            writer.uint32(/* id 5, wireType 2 =*/42).string(message.sha256);
                        if (message.properties != null && message.properties.length)
                            for (let i = 0; i < message.properties.length; ++i)
                                $root.isotrail.files.journal.v1.Property.encode(message.properties[i], writer.uint32(/* id 6, wireType 2 =*/50).fork(), _depth + 1).ldelim();
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a StoredFile message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.files.journal.v1.StoredFile
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.files.journal.v1.StoredFile & isotrail.files.journal.v1.StoredFile.$Shape} StoredFile
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    StoredFile.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.journal.v1.StoredFile();
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
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.blob = value;
                                    else
                                        delete message.blob;
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                        message.size = value;
                                    else
                                        delete message.size;
                                    continue;
                                }
                            case 5: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.sha256 = value;
                                    else
                                        delete message.sha256;
                                    continue;
                                }
                            case 6: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.properties && message.properties.length))
                                        message.properties = [];
                                    message.properties.push($root.isotrail.files.journal.v1.Property.decode(reader, reader.size(), $undefined, _depth + 1));
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

                    return StoredFile;
                })();

                v1.ObjectUploaded = (function() {

                    /**
                     * Properties of an ObjectUploaded.
                     * @typedef {Object} isotrail.files.journal.v1.ObjectUploaded.$Properties
                     * @property {string} [sampleId] ObjectUploaded sampleId
                     * @property {string} [runId] ObjectUploaded runId
                     * @property {Array.<isotrail.files.journal.v1.StoredFile.$Properties>} [files] ObjectUploaded files
                     * @property {Array.<string>} [projects] ObjectUploaded projects
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of an ObjectUploaded.
                     * @memberof isotrail.files.journal.v1
                     * @interface IObjectUploaded
                     * @augments isotrail.files.journal.v1.ObjectUploaded.$Properties
                     * @deprecated Use isotrail.files.journal.v1.ObjectUploaded.$Properties instead.
                     */

                    /**
                     * Shape of an ObjectUploaded.
                     * @typedef {isotrail.files.journal.v1.ObjectUploaded.$Properties} isotrail.files.journal.v1.ObjectUploaded.$Shape
                     */

                    /**
                     * Constructs a new ObjectUploaded.
                     * @memberof isotrail.files.journal.v1
                     * @classdesc Represents an ObjectUploaded.
                     * @constructor
                     * @param {isotrail.files.journal.v1.ObjectUploaded.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const ObjectUploaded = function (properties) {
                        this.files = [];
                        this.projects = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * ObjectUploaded sampleId.
                     * @member {string} sampleId
                     * @memberof isotrail.files.journal.v1.ObjectUploaded
                     * @instance
                     */
                    ObjectUploaded.prototype.sampleId = "";

                    /**
                     * ObjectUploaded runId.
                     * @member {string} runId
                     * @memberof isotrail.files.journal.v1.ObjectUploaded
                     * @instance
                     */
                    ObjectUploaded.prototype.runId = "";

                    /**
                     * ObjectUploaded files.
                     * @member {Array.<isotrail.files.journal.v1.StoredFile>} files
                     * @memberof isotrail.files.journal.v1.ObjectUploaded
                     * @instance
                     */
                    ObjectUploaded.prototype.files = $util.emptyArray;

                    /**
                     * ObjectUploaded projects.
                     * @member {Array.<string>} projects
                     * @memberof isotrail.files.journal.v1.ObjectUploaded
                     * @instance
                     */
                    ObjectUploaded.prototype.projects = $util.emptyArray;

                    /**
                     * Creates a new ObjectUploaded instance using the specified properties.
                     * @function create
                     * @memberof isotrail.files.journal.v1.ObjectUploaded
                     * @static
                     * @param {isotrail.files.journal.v1.ObjectUploaded.$Properties=} [properties] Properties to set
                     * @returns {isotrail.files.journal.v1.ObjectUploaded} ObjectUploaded instance
                     * @type {{
                     *   (properties: isotrail.files.journal.v1.ObjectUploaded.$Shape): isotrail.files.journal.v1.ObjectUploaded & isotrail.files.journal.v1.ObjectUploaded.$Shape;
                     *   (properties?: isotrail.files.journal.v1.ObjectUploaded.$Properties): isotrail.files.journal.v1.ObjectUploaded;
                     * }}
                     */
                    ObjectUploaded.create = function(properties) {
                        return new ObjectUploaded(properties);
                    };

                    /**
                     * Encodes the specified ObjectUploaded message. Does not implicitly {@link isotrail.files.journal.v1.ObjectUploaded.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.files.journal.v1.ObjectUploaded
                     * @static
                     * @param {isotrail.files.journal.v1.ObjectUploaded.$Properties} message ObjectUploaded message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    ObjectUploaded.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.sampleId);
                        if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.runId);
                        if (message.files != null && message.files.length)
                            for (let i = 0; i < message.files.length; ++i)
                                $root.isotrail.files.journal.v1.StoredFile.encode(message.files[i], writer.uint32(/* id 3, wireType 2 =*/26).fork(), _depth + 1).ldelim();
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(/* id 4, wireType 2 =*/34).string(message.projects[i]);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes an ObjectUploaded message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.files.journal.v1.ObjectUploaded
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.files.journal.v1.ObjectUploaded & isotrail.files.journal.v1.ObjectUploaded.$Shape} ObjectUploaded
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    ObjectUploaded.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.journal.v1.ObjectUploaded();
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
                                    if ((value = reader.stringVerify()).length)
                                        message.runId = value;
                                    else
                                        delete message.runId;
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.files && message.files.length))
                                        message.files = [];
                                    message.files.push($root.isotrail.files.journal.v1.StoredFile.decode(reader, reader.size(), $undefined, _depth + 1));
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.projects && message.projects.length))
                                        message.projects = [];
                                    message.projects.push(reader.stringVerify());
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

                    return ObjectUploaded;
                })();

                v1.ObjectDeleted = (function() {

                    /**
                     * Properties of an ObjectDeleted.
                     * @typedef {Object} isotrail.files.journal.v1.ObjectDeleted.$Properties
                     * @property {Array.<string>} [projects] ObjectDeleted projects
                     * @property {boolean} [destroy] ObjectDeleted destroy
                     * @property {string} [sampleId] ObjectDeleted sampleId
                     * @property {string} [runId] ObjectDeleted runId
                     * @property {Array.<string>} [fileIds] ObjectDeleted fileIds
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of an ObjectDeleted.
                     * @memberof isotrail.files.journal.v1
                     * @interface IObjectDeleted
                     * @augments isotrail.files.journal.v1.ObjectDeleted.$Properties
                     * @deprecated Use isotrail.files.journal.v1.ObjectDeleted.$Properties instead.
                     */

                    /**
                     * Shape of an ObjectDeleted.
                     * @typedef {isotrail.files.journal.v1.ObjectDeleted.$Properties} isotrail.files.journal.v1.ObjectDeleted.$Shape
                     */

                    /**
                     * Constructs a new ObjectDeleted.
                     * @memberof isotrail.files.journal.v1
                     * @classdesc Represents an ObjectDeleted.
                     * @constructor
                     * @param {isotrail.files.journal.v1.ObjectDeleted.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const ObjectDeleted = function (properties) {
                        this.projects = [];
                        this.fileIds = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * ObjectDeleted projects.
                     * @member {Array.<string>} projects
                     * @memberof isotrail.files.journal.v1.ObjectDeleted
                     * @instance
                     */
                    ObjectDeleted.prototype.projects = $util.emptyArray;

                    /**
                     * ObjectDeleted destroy.
                     * @member {boolean} destroy
                     * @memberof isotrail.files.journal.v1.ObjectDeleted
                     * @instance
                     */
                    ObjectDeleted.prototype.destroy = false;

                    /**
                     * ObjectDeleted sampleId.
                     * @member {string} sampleId
                     * @memberof isotrail.files.journal.v1.ObjectDeleted
                     * @instance
                     */
                    ObjectDeleted.prototype.sampleId = "";

                    /**
                     * ObjectDeleted runId.
                     * @member {string} runId
                     * @memberof isotrail.files.journal.v1.ObjectDeleted
                     * @instance
                     */
                    ObjectDeleted.prototype.runId = "";

                    /**
                     * ObjectDeleted fileIds.
                     * @member {Array.<string>} fileIds
                     * @memberof isotrail.files.journal.v1.ObjectDeleted
                     * @instance
                     */
                    ObjectDeleted.prototype.fileIds = $util.emptyArray;

                    /**
                     * Creates a new ObjectDeleted instance using the specified properties.
                     * @function create
                     * @memberof isotrail.files.journal.v1.ObjectDeleted
                     * @static
                     * @param {isotrail.files.journal.v1.ObjectDeleted.$Properties=} [properties] Properties to set
                     * @returns {isotrail.files.journal.v1.ObjectDeleted} ObjectDeleted instance
                     * @type {{
                     *   (properties: isotrail.files.journal.v1.ObjectDeleted.$Shape): isotrail.files.journal.v1.ObjectDeleted & isotrail.files.journal.v1.ObjectDeleted.$Shape;
                     *   (properties?: isotrail.files.journal.v1.ObjectDeleted.$Properties): isotrail.files.journal.v1.ObjectDeleted;
                     * }}
                     */
                    ObjectDeleted.create = function(properties) {
                        return new ObjectDeleted(properties);
                    };

                    /**
                     * Encodes the specified ObjectDeleted message. Does not implicitly {@link isotrail.files.journal.v1.ObjectDeleted.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.files.journal.v1.ObjectDeleted
                     * @static
                     * @param {isotrail.files.journal.v1.ObjectDeleted.$Properties} message ObjectDeleted message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    ObjectDeleted.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(/* id 1, wireType 2 =*/10).string(message.projects[i]);
                        if (message.destroy != null && $Object.hasOwnProperty.call(message, "destroy") && message.destroy !== false)
                            writer.uint32(/* id 2, wireType 0 =*/16).bool(message.destroy);
                        if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                            writer.uint32(/* id 3, wireType 2 =*/26).string(message.sampleId);
                        if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                            writer.uint32(/* id 4, wireType 2 =*/34).string(message.runId);
                        if (message.fileIds != null && message.fileIds.length)
                            for (let i = 0; i < message.fileIds.length; ++i)
                                writer.uint32(/* id 5, wireType 2 =*/42).string(message.fileIds[i]);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes an ObjectDeleted message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.files.journal.v1.ObjectDeleted
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.files.journal.v1.ObjectDeleted & isotrail.files.journal.v1.ObjectDeleted.$Shape} ObjectDeleted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    ObjectDeleted.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.journal.v1.ObjectDeleted();
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
                                    if (!(message.projects && message.projects.length))
                                        message.projects = [];
                                    message.projects.push(reader.stringVerify());
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 0)
                                        break;
                                    if (value = reader.bool())
                                        message.destroy = value;
                                    else
                                        delete message.destroy;
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
                                    if (!(message.fileIds && message.fileIds.length))
                                        message.fileIds = [];
                                    message.fileIds.push(reader.stringVerify());
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

                    return ObjectDeleted;
                })();

                v1.ContentReleased = (function() {

                    /**
                     * Properties of a ContentReleased.
                     * @typedef {Object} isotrail.files.journal.v1.ContentReleased.$Properties
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a ContentReleased.
                     * @memberof isotrail.files.journal.v1
                     * @interface IContentReleased
                     * @augments isotrail.files.journal.v1.ContentReleased.$Properties
                     * @deprecated Use isotrail.files.journal.v1.ContentReleased.$Properties instead.
                     */

                    /**
                     * Shape of a ContentReleased.
                     * @typedef {isotrail.files.journal.v1.ContentReleased.$Properties} isotrail.files.journal.v1.ContentReleased.$Shape
                     */

                    /**
                     * Constructs a new ContentReleased.
                     * @memberof isotrail.files.journal.v1
                     * @classdesc Represents a ContentReleased.
                     * @constructor
                     * @param {isotrail.files.journal.v1.ContentReleased.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const ContentReleased = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * Creates a new ContentReleased instance using the specified properties.
                     * @function create
                     * @memberof isotrail.files.journal.v1.ContentReleased
                     * @static
                     * @param {isotrail.files.journal.v1.ContentReleased.$Properties=} [properties] Properties to set
                     * @returns {isotrail.files.journal.v1.ContentReleased} ContentReleased instance
                     * @type {{
                     *   (properties: isotrail.files.journal.v1.ContentReleased.$Shape): isotrail.files.journal.v1.ContentReleased & isotrail.files.journal.v1.ContentReleased.$Shape;
                     *   (properties?: isotrail.files.journal.v1.ContentReleased.$Properties): isotrail.files.journal.v1.ContentReleased;
                     * }}
                     */
                    ContentReleased.create = function(properties) {
                        return new ContentReleased(properties);
                    };

                    /**
                     * Encodes the specified ContentReleased message. Does not implicitly {@link isotrail.files.journal.v1.ContentReleased.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.files.journal.v1.ContentReleased
                     * @static
                     * @param {isotrail.files.journal.v1.ContentReleased.$Properties} message ContentReleased message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    ContentReleased.encode = function (message, writer, _depth) {
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
                     * Decodes a ContentReleased message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.files.journal.v1.ContentReleased
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.files.journal.v1.ContentReleased & isotrail.files.journal.v1.ContentReleased.$Shape} ContentReleased
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    ContentReleased.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.journal.v1.ContentReleased();
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

                    return ContentReleased;
                })();

                v1.ContentDestroyed = (function() {

                    /**
                     * Properties of a ContentDestroyed.
                     * @typedef {Object} isotrail.files.journal.v1.ContentDestroyed.$Properties
                     * @property {Array.<string>} [projects] ContentDestroyed projects
                     * @property {Array.<string>} [fileIds] ContentDestroyed fileIds
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a ContentDestroyed.
                     * @memberof isotrail.files.journal.v1
                     * @interface IContentDestroyed
                     * @augments isotrail.files.journal.v1.ContentDestroyed.$Properties
                     * @deprecated Use isotrail.files.journal.v1.ContentDestroyed.$Properties instead.
                     */

                    /**
                     * Shape of a ContentDestroyed.
                     * @typedef {isotrail.files.journal.v1.ContentDestroyed.$Properties} isotrail.files.journal.v1.ContentDestroyed.$Shape
                     */

                    /**
                     * Constructs a new ContentDestroyed.
                     * @memberof isotrail.files.journal.v1
                     * @classdesc Represents a ContentDestroyed.
                     * @constructor
                     * @param {isotrail.files.journal.v1.ContentDestroyed.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const ContentDestroyed = function (properties) {
                        this.projects = [];
                        this.fileIds = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * ContentDestroyed projects.
                     * @member {Array.<string>} projects
                     * @memberof isotrail.files.journal.v1.ContentDestroyed
                     * @instance
                     */
                    ContentDestroyed.prototype.projects = $util.emptyArray;

                    /**
                     * ContentDestroyed fileIds.
                     * @member {Array.<string>} fileIds
                     * @memberof isotrail.files.journal.v1.ContentDestroyed
                     * @instance
                     */
                    ContentDestroyed.prototype.fileIds = $util.emptyArray;

                    /**
                     * Creates a new ContentDestroyed instance using the specified properties.
                     * @function create
                     * @memberof isotrail.files.journal.v1.ContentDestroyed
                     * @static
                     * @param {isotrail.files.journal.v1.ContentDestroyed.$Properties=} [properties] Properties to set
                     * @returns {isotrail.files.journal.v1.ContentDestroyed} ContentDestroyed instance
                     * @type {{
                     *   (properties: isotrail.files.journal.v1.ContentDestroyed.$Shape): isotrail.files.journal.v1.ContentDestroyed & isotrail.files.journal.v1.ContentDestroyed.$Shape;
                     *   (properties?: isotrail.files.journal.v1.ContentDestroyed.$Properties): isotrail.files.journal.v1.ContentDestroyed;
                     * }}
                     */
                    ContentDestroyed.create = function(properties) {
                        return new ContentDestroyed(properties);
                    };

                    /**
                     * Encodes the specified ContentDestroyed message. Does not implicitly {@link isotrail.files.journal.v1.ContentDestroyed.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.files.journal.v1.ContentDestroyed
                     * @static
                     * @param {isotrail.files.journal.v1.ContentDestroyed.$Properties} message ContentDestroyed message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    ContentDestroyed.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(/* id 1, wireType 2 =*/10).string(message.projects[i]);
                        if (message.fileIds != null && message.fileIds.length)
                            for (let i = 0; i < message.fileIds.length; ++i)
                                writer.uint32(/* id 2, wireType 2 =*/18).string(message.fileIds[i]);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a ContentDestroyed message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.files.journal.v1.ContentDestroyed
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.files.journal.v1.ContentDestroyed & isotrail.files.journal.v1.ContentDestroyed.$Shape} ContentDestroyed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    ContentDestroyed.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.journal.v1.ContentDestroyed();
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
                                    if (!(message.projects && message.projects.length))
                                        message.projects = [];
                                    message.projects.push(reader.stringVerify());
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

                    return ContentDestroyed;
                })();

                v1.QualityControlDue = (function() {

                    /**
                     * Properties of a QualityControlDue.
                     * @typedef {Object} isotrail.files.journal.v1.QualityControlDue.$Properties
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a QualityControlDue.
                     * @memberof isotrail.files.journal.v1
                     * @interface IQualityControlDue
                     * @augments isotrail.files.journal.v1.QualityControlDue.$Properties
                     * @deprecated Use isotrail.files.journal.v1.QualityControlDue.$Properties instead.
                     */

                    /**
                     * Shape of a QualityControlDue.
                     * @typedef {isotrail.files.journal.v1.QualityControlDue.$Properties} isotrail.files.journal.v1.QualityControlDue.$Shape
                     */

                    /**
                     * Constructs a new QualityControlDue.
                     * @memberof isotrail.files.journal.v1
                     * @classdesc Represents a QualityControlDue.
                     * @constructor
                     * @param {isotrail.files.journal.v1.QualityControlDue.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const QualityControlDue = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * Creates a new QualityControlDue instance using the specified properties.
                     * @function create
                     * @memberof isotrail.files.journal.v1.QualityControlDue
                     * @static
                     * @param {isotrail.files.journal.v1.QualityControlDue.$Properties=} [properties] Properties to set
                     * @returns {isotrail.files.journal.v1.QualityControlDue} QualityControlDue instance
                     * @type {{
                     *   (properties: isotrail.files.journal.v1.QualityControlDue.$Shape): isotrail.files.journal.v1.QualityControlDue & isotrail.files.journal.v1.QualityControlDue.$Shape;
                     *   (properties?: isotrail.files.journal.v1.QualityControlDue.$Properties): isotrail.files.journal.v1.QualityControlDue;
                     * }}
                     */
                    QualityControlDue.create = function(properties) {
                        return new QualityControlDue(properties);
                    };

                    /**
                     * Encodes the specified QualityControlDue message. Does not implicitly {@link isotrail.files.journal.v1.QualityControlDue.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.files.journal.v1.QualityControlDue
                     * @static
                     * @param {isotrail.files.journal.v1.QualityControlDue.$Properties} message QualityControlDue message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    QualityControlDue.encode = function (message, writer, _depth) {
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
                     * Decodes a QualityControlDue message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.files.journal.v1.QualityControlDue
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.files.journal.v1.QualityControlDue & isotrail.files.journal.v1.QualityControlDue.$Shape} QualityControlDue
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    QualityControlDue.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.journal.v1.QualityControlDue();
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

                    return QualityControlDue;
                })();

                v1.QualityControlStarted = (function() {

                    /**
                     * Properties of a QualityControlStarted.
                     * @typedef {Object} isotrail.files.journal.v1.QualityControlStarted.$Properties
                     * @property {string} [fileId] QualityControlStarted fileId
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a QualityControlStarted.
                     * @memberof isotrail.files.journal.v1
                     * @interface IQualityControlStarted
                     * @augments isotrail.files.journal.v1.QualityControlStarted.$Properties
                     * @deprecated Use isotrail.files.journal.v1.QualityControlStarted.$Properties instead.
                     */

                    /**
                     * Shape of a QualityControlStarted.
                     * @typedef {isotrail.files.journal.v1.QualityControlStarted.$Properties} isotrail.files.journal.v1.QualityControlStarted.$Shape
                     */

                    /**
                     * Constructs a new QualityControlStarted.
                     * @memberof isotrail.files.journal.v1
                     * @classdesc Represents a QualityControlStarted.
                     * @constructor
                     * @param {isotrail.files.journal.v1.QualityControlStarted.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const QualityControlStarted = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * QualityControlStarted fileId.
                     * @member {string} fileId
                     * @memberof isotrail.files.journal.v1.QualityControlStarted
                     * @instance
                     */
                    QualityControlStarted.prototype.fileId = "";

                    /**
                     * Creates a new QualityControlStarted instance using the specified properties.
                     * @function create
                     * @memberof isotrail.files.journal.v1.QualityControlStarted
                     * @static
                     * @param {isotrail.files.journal.v1.QualityControlStarted.$Properties=} [properties] Properties to set
                     * @returns {isotrail.files.journal.v1.QualityControlStarted} QualityControlStarted instance
                     * @type {{
                     *   (properties: isotrail.files.journal.v1.QualityControlStarted.$Shape): isotrail.files.journal.v1.QualityControlStarted & isotrail.files.journal.v1.QualityControlStarted.$Shape;
                     *   (properties?: isotrail.files.journal.v1.QualityControlStarted.$Properties): isotrail.files.journal.v1.QualityControlStarted;
                     * }}
                     */
                    QualityControlStarted.create = function(properties) {
                        return new QualityControlStarted(properties);
                    };

                    /**
                     * Encodes the specified QualityControlStarted message. Does not implicitly {@link isotrail.files.journal.v1.QualityControlStarted.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.files.journal.v1.QualityControlStarted
                     * @static
                     * @param {isotrail.files.journal.v1.QualityControlStarted.$Properties} message QualityControlStarted message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    QualityControlStarted.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.fileId);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a QualityControlStarted message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.files.journal.v1.QualityControlStarted
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.files.journal.v1.QualityControlStarted & isotrail.files.journal.v1.QualityControlStarted.$Shape} QualityControlStarted
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    QualityControlStarted.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.journal.v1.QualityControlStarted();
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

                    return QualityControlStarted;
                })();

                v1.QualityControlLetGo = (function() {

                    /**
                     * Properties of a QualityControlLetGo.
                     * @typedef {Object} isotrail.files.journal.v1.QualityControlLetGo.$Properties
                     * @property {string} [fileId] QualityControlLetGo fileId
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a QualityControlLetGo.
                     * @memberof isotrail.files.journal.v1
                     * @interface IQualityControlLetGo
                     * @augments isotrail.files.journal.v1.QualityControlLetGo.$Properties
                     * @deprecated Use isotrail.files.journal.v1.QualityControlLetGo.$Properties instead.
                     */

                    /**
                     * Shape of a QualityControlLetGo.
                     * @typedef {isotrail.files.journal.v1.QualityControlLetGo.$Properties} isotrail.files.journal.v1.QualityControlLetGo.$Shape
                     */

                    /**
                     * Constructs a new QualityControlLetGo.
                     * @memberof isotrail.files.journal.v1
                     * @classdesc Represents a QualityControlLetGo.
                     * @constructor
                     * @param {isotrail.files.journal.v1.QualityControlLetGo.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const QualityControlLetGo = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * QualityControlLetGo fileId.
                     * @member {string} fileId
                     * @memberof isotrail.files.journal.v1.QualityControlLetGo
                     * @instance
                     */
                    QualityControlLetGo.prototype.fileId = "";

                    /**
                     * Creates a new QualityControlLetGo instance using the specified properties.
                     * @function create
                     * @memberof isotrail.files.journal.v1.QualityControlLetGo
                     * @static
                     * @param {isotrail.files.journal.v1.QualityControlLetGo.$Properties=} [properties] Properties to set
                     * @returns {isotrail.files.journal.v1.QualityControlLetGo} QualityControlLetGo instance
                     * @type {{
                     *   (properties: isotrail.files.journal.v1.QualityControlLetGo.$Shape): isotrail.files.journal.v1.QualityControlLetGo & isotrail.files.journal.v1.QualityControlLetGo.$Shape;
                     *   (properties?: isotrail.files.journal.v1.QualityControlLetGo.$Properties): isotrail.files.journal.v1.QualityControlLetGo;
                     * }}
                     */
                    QualityControlLetGo.create = function(properties) {
                        return new QualityControlLetGo(properties);
                    };

                    /**
                     * Encodes the specified QualityControlLetGo message. Does not implicitly {@link isotrail.files.journal.v1.QualityControlLetGo.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.files.journal.v1.QualityControlLetGo
                     * @static
                     * @param {isotrail.files.journal.v1.QualityControlLetGo.$Properties} message QualityControlLetGo message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    QualityControlLetGo.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.fileId);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a QualityControlLetGo message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.files.journal.v1.QualityControlLetGo
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.files.journal.v1.QualityControlLetGo & isotrail.files.journal.v1.QualityControlLetGo.$Shape} QualityControlLetGo
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    QualityControlLetGo.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.journal.v1.QualityControlLetGo();
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

                    return QualityControlLetGo;
                })();

                v1.QualityControlled = (function() {

                    /**
                     * Properties of a QualityControlled.
                     * @typedef {Object} isotrail.files.journal.v1.QualityControlled.$Properties
                     * @property {string} [fileId] QualityControlled fileId
                     * @property {string} [sampleId] QualityControlled sampleId
                     * @property {string} [runId] QualityControlled runId
                     * @property {Array.<string>} [projects] QualityControlled projects
                     * @property {string} [engine] QualityControlled engine
                     * @property {string} [profile] QualityControlled profile
                     * @property {string} [description] QualityControlled description
                     * @property {string} [label] QualityControlled label
                     * @property {string} [executionManagerAnalysisId] QualityControlled executionManagerAnalysisId
                     * @property {Object.<string,string>} [additionalProperties] QualityControlled additionalProperties
                     * @property {string} [fileType] QualityControlled fileType
                     * @property {string} [encoding] QualityControlled encoding
                     * @property {number} [totalSequences] QualityControlled totalSequences
                     * @property {number} [filteredSequences] QualityControlled filteredSequences
                     * @property {number} [totalBases] QualityControlled totalBases
                     * @property {number} [minLength] QualityControlled minLength
                     * @property {number} [maxLength] QualityControlled maxLength
                     * @property {number} [gcContent] QualityControlled gcContent
                     * @property {Uint8Array} [tables] QualityControlled tables
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a QualityControlled.
                     * @memberof isotrail.files.journal.v1
                     * @interface IQualityControlled
                     * @augments isotrail.files.journal.v1.QualityControlled.$Properties
                     * @deprecated Use isotrail.files.journal.v1.QualityControlled.$Properties instead.
                     */

                    /**
                     * Shape of a QualityControlled.
                     * @typedef {isotrail.files.journal.v1.QualityControlled.$Properties} isotrail.files.journal.v1.QualityControlled.$Shape
                     */

                    /**
                     * Constructs a new QualityControlled.
                     * @memberof isotrail.files.journal.v1
                     * @classdesc Represents a QualityControlled.
                     * @constructor
                     * @param {isotrail.files.journal.v1.QualityControlled.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const QualityControlled = function (properties) {
                        this.projects = [];
                        this.additionalProperties = {};
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * QualityControlled fileId.
                     * @member {string} fileId
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.fileId = "";

                    /**
                     * QualityControlled sampleId.
                     * @member {string} sampleId
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.sampleId = "";

                    /**
                     * QualityControlled runId.
                     * @member {string} runId
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.runId = "";

                    /**
                     * QualityControlled projects.
                     * @member {Array.<string>} projects
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.projects = $util.emptyArray;

                    /**
                     * QualityControlled engine.
                     * @member {string} engine
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.engine = "";

                    /**
                     * QualityControlled profile.
                     * @member {string} profile
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.profile = "";

                    /**
                     * QualityControlled description.
                     * @member {string} description
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.description = "";

                    /**
                     * QualityControlled label.
                     * @member {string} label
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.label = "";

                    /**
                     * QualityControlled executionManagerAnalysisId.
                     * @member {string} executionManagerAnalysisId
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.executionManagerAnalysisId = "";

                    /**
                     * QualityControlled additionalProperties.
                     * @member {Object.<string,string>} additionalProperties
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.additionalProperties = $util.emptyObject;

                    /**
                     * QualityControlled fileType.
                     * @member {string} fileType
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.fileType = "";

                    /**
                     * QualityControlled encoding.
                     * @member {string} encoding
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.encoding = "";

                    /**
                     * QualityControlled totalSequences.
                     * @member {number} totalSequences
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.totalSequences = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                    /**
                     * QualityControlled filteredSequences.
                     * @member {number} filteredSequences
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.filteredSequences = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                    /**
                     * QualityControlled totalBases.
                     * @member {number} totalBases
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.totalBases = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                    /**
                     * QualityControlled minLength.
                     * @member {number} minLength
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.minLength = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                    /**
                     * QualityControlled maxLength.
                     * @member {number} maxLength
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.maxLength = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                    /**
                     * QualityControlled gcContent.
                     * @member {number} gcContent
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.gcContent = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                    /**
                     * QualityControlled tables.
                     * @member {Uint8Array} tables
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @instance
                     */
                    QualityControlled.prototype.tables = $util.newBuffer([]);

                    /**
                     * Creates a new QualityControlled instance using the specified properties.
                     * @function create
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @static
                     * @param {isotrail.files.journal.v1.QualityControlled.$Properties=} [properties] Properties to set
                     * @returns {isotrail.files.journal.v1.QualityControlled} QualityControlled instance
                     * @type {{
                     *   (properties: isotrail.files.journal.v1.QualityControlled.$Shape): isotrail.files.journal.v1.QualityControlled & isotrail.files.journal.v1.QualityControlled.$Shape;
                     *   (properties?: isotrail.files.journal.v1.QualityControlled.$Properties): isotrail.files.journal.v1.QualityControlled;
                     * }}
                     */
                    QualityControlled.create = function(properties) {
                        return new QualityControlled(properties);
                    };

                    /**
                     * Encodes the specified QualityControlled message. Does not implicitly {@link isotrail.files.journal.v1.QualityControlled.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @static
                     * @param {isotrail.files.journal.v1.QualityControlled.$Properties} message QualityControlled message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    QualityControlled.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.fileId);
                        if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.sampleId);
                        if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                            writer.uint32(/* id 3, wireType 2 =*/26).string(message.runId);
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(/* id 4, wireType 2 =*/34).string(message.projects[i]);
                        if (message.engine != null && $Object.hasOwnProperty.call(message, "engine") && message.engine !== "")
                            writer.uint32(/* id 5, wireType 2 =*/42).string(message.engine);
                        if (message.profile != null && $Object.hasOwnProperty.call(message, "profile") && message.profile !== "")
                            writer.uint32(/* id 6, wireType 2 =*/50).string(message.profile);
                        if (message.description != null && $Object.hasOwnProperty.call(message, "description") && message.description !== "")
                            writer.uint32(/* id 7, wireType 2 =*/58).string(message.description);
                        if (message.label != null && $Object.hasOwnProperty.call(message, "label") && message.label !== "")
                            writer.uint32(/* id 8, wireType 2 =*/66).string(message.label);
                        if (message.executionManagerAnalysisId != null && $Object.hasOwnProperty.call(message, "executionManagerAnalysisId") && message.executionManagerAnalysisId !== "")
                            writer.uint32(/* id 9, wireType 2 =*/74).string(message.executionManagerAnalysisId);
                        if (message.additionalProperties != null && $Object.hasOwnProperty.call(message, "additionalProperties"))
                            for (let keys = $Object.keys(message.additionalProperties), i = 0; i < keys.length; ++i)
                                writer.uint32(/* id 10, wireType 2 =*/82).fork().uint32(/* id 1, wireType 2 =*/10).string(keys[i]).uint32(/* id 2, wireType 2 =*/18).string(message.additionalProperties[keys[i]]).ldelim();
                        if (message.fileType != null && $Object.hasOwnProperty.call(message, "fileType") && message.fileType !== "")
                            writer.uint32(/* id 11, wireType 2 =*/90).string(message.fileType);
                        if (message.encoding != null && $Object.hasOwnProperty.call(message, "encoding") && message.encoding !== "")
                            writer.uint32(/* id 12, wireType 2 =*/98).string(message.encoding);
                        if (message.totalSequences != null && $Object.hasOwnProperty.call(message, "totalSequences") && (typeof message.totalSequences === "object" ? message.totalSequences.low || message.totalSequences.high : message.totalSequences !== 0))
                            writer.uint32(/* id 13, wireType 0 =*/104).int64(message.totalSequences);
                        if (message.filteredSequences != null && $Object.hasOwnProperty.call(message, "filteredSequences") && (typeof message.filteredSequences === "object" ? message.filteredSequences.low || message.filteredSequences.high : message.filteredSequences !== 0))
                            writer.uint32(/* id 14, wireType 0 =*/112).int64(message.filteredSequences);
                        if (message.totalBases != null && $Object.hasOwnProperty.call(message, "totalBases") && (typeof message.totalBases === "object" ? message.totalBases.low || message.totalBases.high : message.totalBases !== 0))
                            writer.uint32(/* id 15, wireType 0 =*/120).int64(message.totalBases);
                        if (message.minLength != null && $Object.hasOwnProperty.call(message, "minLength") && (typeof message.minLength === "object" ? message.minLength.low || message.minLength.high : message.minLength !== 0))
                            writer.uint32(/* id 16, wireType 0 =*/128).int64(message.minLength);
                        if (message.maxLength != null && $Object.hasOwnProperty.call(message, "maxLength") && (typeof message.maxLength === "object" ? message.maxLength.low || message.maxLength.high : message.maxLength !== 0))
                            writer.uint32(/* id 17, wireType 0 =*/136).int64(message.maxLength);
                        if (message.gcContent != null && $Object.hasOwnProperty.call(message, "gcContent") && (typeof message.gcContent === "object" ? message.gcContent.low || message.gcContent.high : message.gcContent !== 0))
                            writer.uint32(/* id 18, wireType 0 =*/144).int64(message.gcContent);
                        if (message.tables != null && $Object.hasOwnProperty.call(message, "tables") && message.tables.length)
                            writer.uint32(/* id 19, wireType 2 =*/154).bytes(message.tables);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a QualityControlled message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.files.journal.v1.QualityControlled
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.files.journal.v1.QualityControlled & isotrail.files.journal.v1.QualityControlled.$Shape} QualityControlled
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    QualityControlled.decode = function (reader, length, _end, _depth, _target) {
                        if (!(reader instanceof $Reader))
                            reader = $Reader.create(reader);
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $Reader.recursionLimit)
                            throw $Error("max depth exceeded");
                        let end, message, key, value;
                        if (length === $undefined)
                            end = reader.len;
                        else {
                            end = reader.pos + length;
                            if (end > reader.len)
                                throw $RangeError("index out of range");
                            length = reader.len;
                            reader.len = end;
                        }
                        message = _target || new $root.isotrail.files.journal.v1.QualityControlled();
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
                                    if (!(message.projects && message.projects.length))
                                        message.projects = [];
                                    message.projects.push(reader.stringVerify());
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
                                        message.description = value;
                                    else
                                        delete message.description;
                                    continue;
                                }
                            case 8: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.label = value;
                                    else
                                        delete message.label;
                                    continue;
                                }
                            case 9: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.executionManagerAnalysisId = value;
                                    else
                                        delete message.executionManagerAnalysisId;
                                    continue;
                                }
                            case 10: {
                                    if (wireType !== 2)
                                        break;
                                    if (message.additionalProperties === $util.emptyObject)
                                        message.additionalProperties = {};
                                    let end2 = reader.size() + reader.pos;
                                    if (end2 > reader.len)
                                        throw $RangeError("index out of range");
                                    reader.len = end2;
                                    key = "";
                                    value = "";
                                    while (reader.pos < end2) {
                                        let tag2 = reader.tag();
                                        wireType = tag2 & 7;
                                        switch (tag2 >>>= 3) {
                                        case 1:
                                            if (wireType !== 2)
                                                break;
                                            key = reader.stringVerify();
                                            continue;
                                        case 2:
                                            if (wireType !== 2)
                                                break;
                                            value = reader.stringVerify();
                                            continue;
                                        }
                                        reader.skipType(wireType, _depth, tag2);
                                    }
                                    if (reader.pos !== end2)
                                        throw $RangeError("index out of range");
                                    reader.len = end;
                                    if (key === "__proto__")
                                        $util.makeProp(message.additionalProperties, key);
                                    message.additionalProperties[key] = value;
                                    continue;
                                }
                            case 11: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.fileType = value;
                                    else
                                        delete message.fileType;
                                    continue;
                                }
                            case 12: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.encoding = value;
                                    else
                                        delete message.encoding;
                                    continue;
                                }
                            case 13: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                        message.totalSequences = value;
                                    else
                                        delete message.totalSequences;
                                    continue;
                                }
                            case 14: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                        message.filteredSequences = value;
                                    else
                                        delete message.filteredSequences;
                                    continue;
                                }
                            case 15: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                        message.totalBases = value;
                                    else
                                        delete message.totalBases;
                                    continue;
                                }
                            case 16: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                        message.minLength = value;
                                    else
                                        delete message.minLength;
                                    continue;
                                }
                            case 17: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                        message.maxLength = value;
                                    else
                                        delete message.maxLength;
                                    continue;
                                }
                            case 18: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                        message.gcContent = value;
                                    else
                                        delete message.gcContent;
                                    continue;
                                }
                            case 19: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.bytes()).length)
                                        message.tables = value;
                                    else
                                        delete message.tables;
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

                    return QualityControlled;
                })();

                v1.QualityControlFailed = (function() {

                    /**
                     * Properties of a QualityControlFailed.
                     * @typedef {Object} isotrail.files.journal.v1.QualityControlFailed.$Properties
                     * @property {string} [fileId] QualityControlFailed fileId
                     * @property {string} [sampleId] QualityControlFailed sampleId
                     * @property {string} [runId] QualityControlFailed runId
                     * @property {Array.<string>} [projects] QualityControlFailed projects
                     * @property {string} [engine] QualityControlFailed engine
                     * @property {string} [profile] QualityControlFailed profile
                     * @property {string} [code] QualityControlFailed code
                     * @property {number|null} [record] QualityControlFailed record
                     * @property {number|null} [offset] QualityControlFailed offset
                     * @property {string} [message] QualityControlFailed message
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a QualityControlFailed.
                     * @memberof isotrail.files.journal.v1
                     * @interface IQualityControlFailed
                     * @augments isotrail.files.journal.v1.QualityControlFailed.$Properties
                     * @deprecated Use isotrail.files.journal.v1.QualityControlFailed.$Properties instead.
                     */

                    /**
                     * Shape of a QualityControlFailed.
                     * @typedef {isotrail.files.journal.v1.QualityControlFailed.$Properties} isotrail.files.journal.v1.QualityControlFailed.$Shape
                     */

                    /**
                     * Constructs a new QualityControlFailed.
                     * @memberof isotrail.files.journal.v1
                     * @classdesc Represents a QualityControlFailed.
                     * @constructor
                     * @param {isotrail.files.journal.v1.QualityControlFailed.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const QualityControlFailed = function (properties) {
                        this.projects = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * QualityControlFailed fileId.
                     * @member {string} fileId
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @instance
                     */
                    QualityControlFailed.prototype.fileId = "";

                    /**
                     * QualityControlFailed sampleId.
                     * @member {string} sampleId
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @instance
                     */
                    QualityControlFailed.prototype.sampleId = "";

                    /**
                     * QualityControlFailed runId.
                     * @member {string} runId
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @instance
                     */
                    QualityControlFailed.prototype.runId = "";

                    /**
                     * QualityControlFailed projects.
                     * @member {Array.<string>} projects
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @instance
                     */
                    QualityControlFailed.prototype.projects = $util.emptyArray;

                    /**
                     * QualityControlFailed engine.
                     * @member {string} engine
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @instance
                     */
                    QualityControlFailed.prototype.engine = "";

                    /**
                     * QualityControlFailed profile.
                     * @member {string} profile
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @instance
                     */
                    QualityControlFailed.prototype.profile = "";

                    /**
                     * QualityControlFailed code.
                     * @member {string} code
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @instance
                     */
                    QualityControlFailed.prototype.code = "";

                    /**
                     * QualityControlFailed record.
                     * @member {number|null} record
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @instance
                     */
                    QualityControlFailed.prototype.record = null;

                    /**
                     * QualityControlFailed offset.
                     * @member {number|null} offset
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @instance
                     */
                    QualityControlFailed.prototype.offset = null;

                    /**
                     * QualityControlFailed message.
                     * @member {string} message
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @instance
                     */
                    QualityControlFailed.prototype.message = "";

                    // OneOf field names bound to virtual getters and setters
                    let $oneOfFields;

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(QualityControlFailed.prototype, "_record", {
                        get: $util.oneOfGetter($oneOfFields = ["record"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(QualityControlFailed.prototype, "_offset", {
                        get: $util.oneOfGetter($oneOfFields = ["offset"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    /**
                     * Creates a new QualityControlFailed instance using the specified properties.
                     * @function create
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @static
                     * @param {isotrail.files.journal.v1.QualityControlFailed.$Properties=} [properties] Properties to set
                     * @returns {isotrail.files.journal.v1.QualityControlFailed} QualityControlFailed instance
                     * @type {{
                     *   (properties: isotrail.files.journal.v1.QualityControlFailed.$Shape): isotrail.files.journal.v1.QualityControlFailed & isotrail.files.journal.v1.QualityControlFailed.$Shape;
                     *   (properties?: isotrail.files.journal.v1.QualityControlFailed.$Properties): isotrail.files.journal.v1.QualityControlFailed;
                     * }}
                     */
                    QualityControlFailed.create = function(properties) {
                        return new QualityControlFailed(properties);
                    };

                    /**
                     * Encodes the specified QualityControlFailed message. Does not implicitly {@link isotrail.files.journal.v1.QualityControlFailed.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @static
                     * @param {isotrail.files.journal.v1.QualityControlFailed.$Properties} message QualityControlFailed message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    QualityControlFailed.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.fileId);
                        if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.sampleId);
                        if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                            writer.uint32(/* id 3, wireType 2 =*/26).string(message.runId);
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(/* id 4, wireType 2 =*/34).string(message.projects[i]);
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
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a QualityControlFailed message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.files.journal.v1.QualityControlFailed
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.files.journal.v1.QualityControlFailed & isotrail.files.journal.v1.QualityControlFailed.$Shape} QualityControlFailed
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    QualityControlFailed.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.journal.v1.QualityControlFailed();
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
                                    if (!(message.projects && message.projects.length))
                                        message.projects = [];
                                    message.projects.push(reader.stringVerify());
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

                    return QualityControlFailed;
                })();

                v1.RunStatusSeen = (function() {

                    /**
                     * Properties of a RunStatusSeen.
                     * @typedef {Object} isotrail.files.journal.v1.RunStatusSeen.$Properties
                     * @property {boolean} [done] RunStatusSeen done
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a RunStatusSeen.
                     * @memberof isotrail.files.journal.v1
                     * @interface IRunStatusSeen
                     * @augments isotrail.files.journal.v1.RunStatusSeen.$Properties
                     * @deprecated Use isotrail.files.journal.v1.RunStatusSeen.$Properties instead.
                     */

                    /**
                     * Shape of a RunStatusSeen.
                     * @typedef {isotrail.files.journal.v1.RunStatusSeen.$Properties} isotrail.files.journal.v1.RunStatusSeen.$Shape
                     */

                    /**
                     * Constructs a new RunStatusSeen.
                     * @memberof isotrail.files.journal.v1
                     * @classdesc Represents a RunStatusSeen.
                     * @constructor
                     * @param {isotrail.files.journal.v1.RunStatusSeen.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const RunStatusSeen = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * RunStatusSeen done.
                     * @member {boolean} done
                     * @memberof isotrail.files.journal.v1.RunStatusSeen
                     * @instance
                     */
                    RunStatusSeen.prototype.done = false;

                    /**
                     * Creates a new RunStatusSeen instance using the specified properties.
                     * @function create
                     * @memberof isotrail.files.journal.v1.RunStatusSeen
                     * @static
                     * @param {isotrail.files.journal.v1.RunStatusSeen.$Properties=} [properties] Properties to set
                     * @returns {isotrail.files.journal.v1.RunStatusSeen} RunStatusSeen instance
                     * @type {{
                     *   (properties: isotrail.files.journal.v1.RunStatusSeen.$Shape): isotrail.files.journal.v1.RunStatusSeen & isotrail.files.journal.v1.RunStatusSeen.$Shape;
                     *   (properties?: isotrail.files.journal.v1.RunStatusSeen.$Properties): isotrail.files.journal.v1.RunStatusSeen;
                     * }}
                     */
                    RunStatusSeen.create = function(properties) {
                        return new RunStatusSeen(properties);
                    };

                    /**
                     * Encodes the specified RunStatusSeen message. Does not implicitly {@link isotrail.files.journal.v1.RunStatusSeen.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.files.journal.v1.RunStatusSeen
                     * @static
                     * @param {isotrail.files.journal.v1.RunStatusSeen.$Properties} message RunStatusSeen message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    RunStatusSeen.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.done != null && $Object.hasOwnProperty.call(message, "done") && message.done !== false)
                            writer.uint32(/* id 1, wireType 0 =*/8).bool(message.done);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a RunStatusSeen message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.files.journal.v1.RunStatusSeen
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.files.journal.v1.RunStatusSeen & isotrail.files.journal.v1.RunStatusSeen.$Shape} RunStatusSeen
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
                    RunStatusSeen.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.journal.v1.RunStatusSeen();
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
                                    if (wireType !== 0)
                                        break;
                                    if (value = reader.bool())
                                        message.done = value;
                                    else
                                        delete message.done;
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

                    return RunStatusSeen;
                })();

                return v1;
            })();

            return journal;
        })();

        return files;
    })();

    return isotrail;
})();

export {
  $root as default
};
