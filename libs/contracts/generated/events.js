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

    return isotrail;
})();

export {
  $root as default
};
