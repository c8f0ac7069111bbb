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
