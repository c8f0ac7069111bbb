/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

const $number = (value) => (typeof value === "number" ? value : value.toNumber());
const $Reader = $protobuf.Reader, $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

const $root = $protobuf.roots["services/files/proto"] || ($protobuf.roots["services/files/proto"] = {});

export const isotrail = $root.isotrail = (() => {

    const isotrail = {};

    isotrail.files = (function() {

        const files = {};

        files.domain = (function() {

            const domain = {};

            domain.v1 = (function() {

                const v1 = {};

                v1.Property = (function() {

                    const Property = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    Property.prototype.name = "";
                    Property.prototype.text = null;
                    Property.prototype.number = null;
                    Property.prototype.flag = null;

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

                    Property.create = function(properties) {
                        return new Property(properties);
                    };

                    Property.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                            writer.uint32(10).string(message.name);
                        if (message.text != null && $Object.hasOwnProperty.call(message, "text"))
                            writer.uint32(18).string(message.text);
                        if (message.number != null && $Object.hasOwnProperty.call(message, "number"))
                            writer.uint32(25).double(message.number);
                        if (message.flag != null && $Object.hasOwnProperty.call(message, "flag"))
                            writer.uint32(32).bool(message.flag);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

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
                        message = _target || new $root.isotrail.files.domain.v1.Property();
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

                    const StoredFile = function (properties) {
                        this.properties = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    StoredFile.prototype.fileId = "";
                    StoredFile.prototype.fileName = "";
                    StoredFile.prototype.blob = "";
                    StoredFile.prototype.size = 0;
                    StoredFile.prototype.sha256 = "";
                    StoredFile.prototype.properties = $util.emptyArray;
                    StoredFile.prototype.compression = "";

                    StoredFile.create = function(properties) {
                        return new StoredFile(properties);
                    };

                    StoredFile.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                            writer.uint32(10).string(message.fileId);
                        if (message.fileName != null && $Object.hasOwnProperty.call(message, "fileName") && message.fileName !== "")
                            writer.uint32(18).string(message.fileName);
                        if (message.blob != null && $Object.hasOwnProperty.call(message, "blob") && message.blob !== "")
                            writer.uint32(26).string(message.blob);
                        if (message.size != null && $Object.hasOwnProperty.call(message, "size") && (typeof message.size === "object" ? message.size.low || message.size.high : message.size !== 0))
                            writer.uint32(32).int64(message.size);
                        if (message.sha256 != null && $Object.hasOwnProperty.call(message, "sha256") && message.sha256 !== "")
                            writer.uint32(42).string(message.sha256);
                        if (message.properties != null && message.properties.length)
                            for (let i = 0; i < message.properties.length; ++i)
                                $root.isotrail.files.domain.v1.Property.encode(message.properties[i], writer.uint32(50).fork(), _depth + 1).ldelim();
                        if (message.compression != null && $Object.hasOwnProperty.call(message, "compression") && message.compression !== "")
                            writer.uint32(58).string(message.compression);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

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
                        message = _target || new $root.isotrail.files.domain.v1.StoredFile();
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
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
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
                                    message.properties.push($root.isotrail.files.domain.v1.Property.decode(reader, reader.size(), $undefined, _depth + 1));
                                    continue;
                                }
                            case 7: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.compression = value;
                                    else
                                        delete message.compression;
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

                    const ObjectUploaded = function (properties) {
                        this.files = [];
                        this.projects = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ObjectUploaded.prototype.sampleId = "";
                    ObjectUploaded.prototype.runId = "";
                    ObjectUploaded.prototype.files = $util.emptyArray;
                    ObjectUploaded.prototype.projects = $util.emptyArray;
                    ObjectUploaded.prototype.format = "";

                    ObjectUploaded.create = function(properties) {
                        return new ObjectUploaded(properties);
                    };

                    ObjectUploaded.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                            writer.uint32(10).string(message.sampleId);
                        if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                            writer.uint32(18).string(message.runId);
                        if (message.files != null && message.files.length)
                            for (let i = 0; i < message.files.length; ++i)
                                $root.isotrail.files.domain.v1.StoredFile.encode(message.files[i], writer.uint32(26).fork(), _depth + 1).ldelim();
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(34).string(message.projects[i]);
                        if (message.format != null && $Object.hasOwnProperty.call(message, "format") && message.format !== "")
                            writer.uint32(42).string(message.format);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

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
                        message = _target || new $root.isotrail.files.domain.v1.ObjectUploaded();
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
                                    message.files.push($root.isotrail.files.domain.v1.StoredFile.decode(reader, reader.size(), $undefined, _depth + 1));
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
                                        message.format = value;
                                    else
                                        delete message.format;
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

                v1.ObjectLinkedToRun = (function() {

                    const ObjectLinkedToRun = function (properties) {
                        this.fileIds = [];
                        this.projects = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ObjectLinkedToRun.prototype.runId = "";
                    ObjectLinkedToRun.prototype.sampleId = "";
                    ObjectLinkedToRun.prototype.fileIds = $util.emptyArray;
                    ObjectLinkedToRun.prototype.projects = $util.emptyArray;

                    ObjectLinkedToRun.create = function(properties) {
                        return new ObjectLinkedToRun(properties);
                    };

                    ObjectLinkedToRun.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                            writer.uint32(10).string(message.runId);
                        if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                            writer.uint32(18).string(message.sampleId);
                        if (message.fileIds != null && message.fileIds.length)
                            for (let i = 0; i < message.fileIds.length; ++i)
                                writer.uint32(26).string(message.fileIds[i]);
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(34).string(message.projects[i]);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    ObjectLinkedToRun.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.ObjectLinkedToRun();
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
                                        message.sampleId = value;
                                    else
                                        delete message.sampleId;
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.fileIds && message.fileIds.length))
                                        message.fileIds = [];
                                    message.fileIds.push(reader.stringVerify());
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

                    return ObjectLinkedToRun;
                })();

                v1.ObjectMoved = (function() {

                    const ObjectMoved = function (properties) {
                        this.fileIds = [];
                        this.projects = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ObjectMoved.prototype.fromSampleId = "";
                    ObjectMoved.prototype.sampleId = "";
                    ObjectMoved.prototype.fileIds = $util.emptyArray;
                    ObjectMoved.prototype.projects = $util.emptyArray;

                    ObjectMoved.create = function(properties) {
                        return new ObjectMoved(properties);
                    };

                    ObjectMoved.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.fromSampleId != null && $Object.hasOwnProperty.call(message, "fromSampleId") && message.fromSampleId !== "")
                            writer.uint32(10).string(message.fromSampleId);
                        if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                            writer.uint32(18).string(message.sampleId);
                        if (message.fileIds != null && message.fileIds.length)
                            for (let i = 0; i < message.fileIds.length; ++i)
                                writer.uint32(26).string(message.fileIds[i]);
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(34).string(message.projects[i]);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    ObjectMoved.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.ObjectMoved();
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
                                        message.fromSampleId = value;
                                    else
                                        delete message.fromSampleId;
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
                                    if (!(message.fileIds && message.fileIds.length))
                                        message.fileIds = [];
                                    message.fileIds.push(reader.stringVerify());
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

                    return ObjectMoved;
                })();

                v1.SampleProjectsSeen = (function() {

                    const SampleProjectsSeen = function (properties) {
                        this.projects = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SampleProjectsSeen.prototype.projects = $util.emptyArray;

                    SampleProjectsSeen.create = function(properties) {
                        return new SampleProjectsSeen(properties);
                    };

                    SampleProjectsSeen.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(10).string(message.projects[i]);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    SampleProjectsSeen.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.SampleProjectsSeen();
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

                    return SampleProjectsSeen;
                })();

                v1.ObjectUsed = (function() {

                    const ObjectUsed = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ObjectUsed.prototype.submissionId = "";

                    ObjectUsed.create = function(properties) {
                        return new ObjectUsed(properties);
                    };

                    ObjectUsed.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.submissionId != null && $Object.hasOwnProperty.call(message, "submissionId") && message.submissionId !== "")
                            writer.uint32(10).string(message.submissionId);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    ObjectUsed.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.ObjectUsed();
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
                                        message.submissionId = value;
                                    else
                                        delete message.submissionId;
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

                    return ObjectUsed;
                })();

                v1.ObjectDeleted = (function() {

                    const ObjectDeleted = function (properties) {
                        this.projects = [];
                        this.fileIds = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ObjectDeleted.prototype.projects = $util.emptyArray;
                    ObjectDeleted.prototype.destroy = false;
                    ObjectDeleted.prototype.sampleId = "";
                    ObjectDeleted.prototype.runId = "";
                    ObjectDeleted.prototype.fileIds = $util.emptyArray;

                    ObjectDeleted.create = function(properties) {
                        return new ObjectDeleted(properties);
                    };

                    ObjectDeleted.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(10).string(message.projects[i]);
                        if (message.destroy != null && $Object.hasOwnProperty.call(message, "destroy") && message.destroy !== false)
                            writer.uint32(16).bool(message.destroy);
                        if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                            writer.uint32(26).string(message.sampleId);
                        if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                            writer.uint32(34).string(message.runId);
                        if (message.fileIds != null && message.fileIds.length)
                            for (let i = 0; i < message.fileIds.length; ++i)
                                writer.uint32(42).string(message.fileIds[i]);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

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
                        message = _target || new $root.isotrail.files.domain.v1.ObjectDeleted();
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

                    const ContentReleased = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ContentReleased.create = function(properties) {
                        return new ContentReleased(properties);
                    };

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
                        message = _target || new $root.isotrail.files.domain.v1.ContentReleased();
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

                v1.ContentUnused = (function() {

                    const ContentUnused = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ContentUnused.create = function(properties) {
                        return new ContentUnused(properties);
                    };

                    ContentUnused.encode = function (message, writer, _depth) {
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

                    ContentUnused.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.ContentUnused();
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

                    return ContentUnused;
                })();

                v1.ContentDestroyed = (function() {

                    const ContentDestroyed = function (properties) {
                        this.projects = [];
                        this.fileIds = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ContentDestroyed.prototype.projects = $util.emptyArray;
                    ContentDestroyed.prototype.fileIds = $util.emptyArray;

                    ContentDestroyed.create = function(properties) {
                        return new ContentDestroyed(properties);
                    };

                    ContentDestroyed.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(10).string(message.projects[i]);
                        if (message.fileIds != null && message.fileIds.length)
                            for (let i = 0; i < message.fileIds.length; ++i)
                                writer.uint32(18).string(message.fileIds[i]);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

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
                        message = _target || new $root.isotrail.files.domain.v1.ContentDestroyed();
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

                    const QualityControlDue = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    QualityControlDue.create = function(properties) {
                        return new QualityControlDue(properties);
                    };

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
                        message = _target || new $root.isotrail.files.domain.v1.QualityControlDue();
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

                    const QualityControlStarted = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    QualityControlStarted.prototype.fileId = "";

                    QualityControlStarted.create = function(properties) {
                        return new QualityControlStarted(properties);
                    };

                    QualityControlStarted.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                            writer.uint32(10).string(message.fileId);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

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
                        message = _target || new $root.isotrail.files.domain.v1.QualityControlStarted();
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

                v1.QualityControlReleased = (function() {

                    const QualityControlReleased = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    QualityControlReleased.prototype.fileId = "";

                    QualityControlReleased.create = function(properties) {
                        return new QualityControlReleased(properties);
                    };

                    QualityControlReleased.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                            writer.uint32(10).string(message.fileId);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    QualityControlReleased.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.QualityControlReleased();
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

                    return QualityControlReleased;
                })();

                v1.QualityControlCompleted = (function() {

                    const QualityControlCompleted = function (properties) {
                        this.projects = [];
                        this.additionalProperties = {};
                        this.modules = {};
                        this.warnings = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    QualityControlCompleted.prototype.fileId = "";
                    QualityControlCompleted.prototype.sampleId = "";
                    QualityControlCompleted.prototype.runId = "";
                    QualityControlCompleted.prototype.projects = $util.emptyArray;
                    QualityControlCompleted.prototype.engine = "";
                    QualityControlCompleted.prototype.profile = "";
                    QualityControlCompleted.prototype.description = "";
                    QualityControlCompleted.prototype.label = "";
                    QualityControlCompleted.prototype.executionManagerAnalysisId = "";
                    QualityControlCompleted.prototype.additionalProperties = $util.emptyObject;
                    QualityControlCompleted.prototype.fileType = "";
                    QualityControlCompleted.prototype.encoding = "";
                    QualityControlCompleted.prototype.totalSequences = 0;
                    QualityControlCompleted.prototype.filteredSequences = 0;
                    QualityControlCompleted.prototype.totalBases = 0;
                    QualityControlCompleted.prototype.minLength = 0;
                    QualityControlCompleted.prototype.maxLength = 0;
                    QualityControlCompleted.prototype.gcContent = 0;
                    QualityControlCompleted.prototype.tables = $util.newBuffer([]);
                    QualityControlCompleted.prototype.gcPercent = null;
                    QualityControlCompleted.prototype.meanQuality = null;
                    QualityControlCompleted.prototype.q30Percent = null;
                    QualityControlCompleted.prototype.modules = $util.emptyObject;
                    QualityControlCompleted.prototype.warnings = $util.emptyArray;
                    QualityControlCompleted.prototype.fileName = "";
                    QualityControlCompleted.prototype.sha256 = "";
                    QualityControlCompleted.prototype.sampleName = "";
                    QualityControlCompleted.prototype.coverage = null;

                    let $oneOfFields;

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(QualityControlCompleted.prototype, "_gcPercent", {
                        get: $util.oneOfGetter($oneOfFields = ["gcPercent"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(QualityControlCompleted.prototype, "_meanQuality", {
                        get: $util.oneOfGetter($oneOfFields = ["meanQuality"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(QualityControlCompleted.prototype, "_q30Percent", {
                        get: $util.oneOfGetter($oneOfFields = ["q30Percent"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(QualityControlCompleted.prototype, "_coverage", {
                        get: $util.oneOfGetter($oneOfFields = ["coverage"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    QualityControlCompleted.create = function(properties) {
                        return new QualityControlCompleted(properties);
                    };

                    QualityControlCompleted.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                            writer.uint32(10).string(message.fileId);
                        if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                            writer.uint32(18).string(message.sampleId);
                        if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                            writer.uint32(26).string(message.runId);
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(34).string(message.projects[i]);
                        if (message.engine != null && $Object.hasOwnProperty.call(message, "engine") && message.engine !== "")
                            writer.uint32(42).string(message.engine);
                        if (message.profile != null && $Object.hasOwnProperty.call(message, "profile") && message.profile !== "")
                            writer.uint32(50).string(message.profile);
                        if (message.description != null && $Object.hasOwnProperty.call(message, "description") && message.description !== "")
                            writer.uint32(58).string(message.description);
                        if (message.label != null && $Object.hasOwnProperty.call(message, "label") && message.label !== "")
                            writer.uint32(66).string(message.label);
                        if (message.executionManagerAnalysisId != null && $Object.hasOwnProperty.call(message, "executionManagerAnalysisId") && message.executionManagerAnalysisId !== "")
                            writer.uint32(74).string(message.executionManagerAnalysisId);
                        if (message.additionalProperties != null && $Object.hasOwnProperty.call(message, "additionalProperties"))
                            for (let keys = $Object.keys(message.additionalProperties), i = 0; i < keys.length; ++i)
                                writer.uint32(82).fork().uint32(10).string(keys[i]).uint32(18).string(message.additionalProperties[keys[i]]).ldelim();
                        if (message.fileType != null && $Object.hasOwnProperty.call(message, "fileType") && message.fileType !== "")
                            writer.uint32(90).string(message.fileType);
                        if (message.encoding != null && $Object.hasOwnProperty.call(message, "encoding") && message.encoding !== "")
                            writer.uint32(98).string(message.encoding);
                        if (message.totalSequences != null && $Object.hasOwnProperty.call(message, "totalSequences") && (typeof message.totalSequences === "object" ? message.totalSequences.low || message.totalSequences.high : message.totalSequences !== 0))
                            writer.uint32(104).int64(message.totalSequences);
                        if (message.filteredSequences != null && $Object.hasOwnProperty.call(message, "filteredSequences") && (typeof message.filteredSequences === "object" ? message.filteredSequences.low || message.filteredSequences.high : message.filteredSequences !== 0))
                            writer.uint32(112).int64(message.filteredSequences);
                        if (message.totalBases != null && $Object.hasOwnProperty.call(message, "totalBases") && (typeof message.totalBases === "object" ? message.totalBases.low || message.totalBases.high : message.totalBases !== 0))
                            writer.uint32(120).int64(message.totalBases);
                        if (message.minLength != null && $Object.hasOwnProperty.call(message, "minLength") && (typeof message.minLength === "object" ? message.minLength.low || message.minLength.high : message.minLength !== 0))
                            writer.uint32(128).int64(message.minLength);
                        if (message.maxLength != null && $Object.hasOwnProperty.call(message, "maxLength") && (typeof message.maxLength === "object" ? message.maxLength.low || message.maxLength.high : message.maxLength !== 0))
                            writer.uint32(136).int64(message.maxLength);
                        if (message.gcContent != null && $Object.hasOwnProperty.call(message, "gcContent") && (typeof message.gcContent === "object" ? message.gcContent.low || message.gcContent.high : message.gcContent !== 0))
                            writer.uint32(144).int64(message.gcContent);
                        if (message.tables != null && $Object.hasOwnProperty.call(message, "tables") && message.tables.length)
                            writer.uint32(154).bytes(message.tables);
                        if (message.gcPercent != null && $Object.hasOwnProperty.call(message, "gcPercent"))
                            writer.uint32(161).double(message.gcPercent);
                        if (message.meanQuality != null && $Object.hasOwnProperty.call(message, "meanQuality"))
                            writer.uint32(169).double(message.meanQuality);
                        if (message.q30Percent != null && $Object.hasOwnProperty.call(message, "q30Percent"))
                            writer.uint32(177).double(message.q30Percent);
                        if (message.modules != null && $Object.hasOwnProperty.call(message, "modules"))
                            for (let keys = $Object.keys(message.modules), i = 0; i < keys.length; ++i)
                                writer.uint32(186).fork().uint32(10).string(keys[i]).uint32(18).string(message.modules[keys[i]]).ldelim();
                        if (message.warnings != null && message.warnings.length)
                            for (let i = 0; i < message.warnings.length; ++i)
                                writer.uint32(194).string(message.warnings[i]);
                        if (message.fileName != null && $Object.hasOwnProperty.call(message, "fileName") && message.fileName !== "")
                            writer.uint32(202).string(message.fileName);
                        if (message.sha256 != null && $Object.hasOwnProperty.call(message, "sha256") && message.sha256 !== "")
                            writer.uint32(210).string(message.sha256);
                        if (message.sampleName != null && $Object.hasOwnProperty.call(message, "sampleName") && message.sampleName !== "")
                            writer.uint32(218).string(message.sampleName);
                        if (message.coverage != null && $Object.hasOwnProperty.call(message, "coverage"))
                            writer.uint32(225).double(message.coverage);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    QualityControlCompleted.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.QualityControlCompleted();
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
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.totalSequences = value;
                                    else
                                        delete message.totalSequences;
                                    continue;
                                }
                            case 14: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.filteredSequences = value;
                                    else
                                        delete message.filteredSequences;
                                    continue;
                                }
                            case 15: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.totalBases = value;
                                    else
                                        delete message.totalBases;
                                    continue;
                                }
                            case 16: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.minLength = value;
                                    else
                                        delete message.minLength;
                                    continue;
                                }
                            case 17: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.maxLength = value;
                                    else
                                        delete message.maxLength;
                                    continue;
                                }
                            case 18: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
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
                            case 20: {
                                    if (wireType !== 1)
                                        break;
                                    message.gcPercent = reader.double();
                                    message._gcPercent = "gcPercent";
                                    continue;
                                }
                            case 21: {
                                    if (wireType !== 1)
                                        break;
                                    message.meanQuality = reader.double();
                                    message._meanQuality = "meanQuality";
                                    continue;
                                }
                            case 22: {
                                    if (wireType !== 1)
                                        break;
                                    message.q30Percent = reader.double();
                                    message._q30Percent = "q30Percent";
                                    continue;
                                }
                            case 23: {
                                    if (wireType !== 2)
                                        break;
                                    if (message.modules === $util.emptyObject)
                                        message.modules = {};
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
                                        $util.makeProp(message.modules, key);
                                    message.modules[key] = value;
                                    continue;
                                }
                            case 24: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.warnings && message.warnings.length))
                                        message.warnings = [];
                                    message.warnings.push(reader.stringVerify());
                                    continue;
                                }
                            case 25: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.fileName = value;
                                    else
                                        delete message.fileName;
                                    continue;
                                }
                            case 26: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.sha256 = value;
                                    else
                                        delete message.sha256;
                                    continue;
                                }
                            case 27: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.sampleName = value;
                                    else
                                        delete message.sampleName;
                                    continue;
                                }
                            case 28: {
                                    if (wireType !== 1)
                                        break;
                                    message.coverage = reader.double();
                                    message._coverage = "coverage";
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

                    return QualityControlCompleted;
                })();

                v1.QualityControlFailed = (function() {

                    const QualityControlFailed = function (properties) {
                        this.projects = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    QualityControlFailed.prototype.fileId = "";
                    QualityControlFailed.prototype.sampleId = "";
                    QualityControlFailed.prototype.runId = "";
                    QualityControlFailed.prototype.projects = $util.emptyArray;
                    QualityControlFailed.prototype.engine = "";
                    QualityControlFailed.prototype.profile = "";
                    QualityControlFailed.prototype.code = "";
                    QualityControlFailed.prototype.record = null;
                    QualityControlFailed.prototype.offset = null;
                    QualityControlFailed.prototype.message = "";
                    QualityControlFailed.prototype.fileName = "";
                    QualityControlFailed.prototype.sha256 = "";

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

                    QualityControlFailed.create = function(properties) {
                        return new QualityControlFailed(properties);
                    };

                    QualityControlFailed.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                            writer.uint32(10).string(message.fileId);
                        if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                            writer.uint32(18).string(message.sampleId);
                        if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                            writer.uint32(26).string(message.runId);
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(34).string(message.projects[i]);
                        if (message.engine != null && $Object.hasOwnProperty.call(message, "engine") && message.engine !== "")
                            writer.uint32(42).string(message.engine);
                        if (message.profile != null && $Object.hasOwnProperty.call(message, "profile") && message.profile !== "")
                            writer.uint32(50).string(message.profile);
                        if (message.code != null && $Object.hasOwnProperty.call(message, "code") && message.code !== "")
                            writer.uint32(58).string(message.code);
                        if (message.record != null && $Object.hasOwnProperty.call(message, "record"))
                            writer.uint32(64).int64(message.record);
                        if (message.offset != null && $Object.hasOwnProperty.call(message, "offset"))
                            writer.uint32(72).int64(message.offset);
                        if (message.message != null && $Object.hasOwnProperty.call(message, "message") && message.message !== "")
                            writer.uint32(82).string(message.message);
                        if (message.fileName != null && $Object.hasOwnProperty.call(message, "fileName") && message.fileName !== "")
                            writer.uint32(90).string(message.fileName);
                        if (message.sha256 != null && $Object.hasOwnProperty.call(message, "sha256") && message.sha256 !== "")
                            writer.uint32(98).string(message.sha256);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

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
                        message = _target || new $root.isotrail.files.domain.v1.QualityControlFailed();
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
                                    message.record = $number(reader.int64());
                                    message._record = "record";
                                    continue;
                                }
                            case 9: {
                                    if (wireType !== 0)
                                        break;
                                    message.offset = $number(reader.int64());
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
                                    if ((value = reader.stringVerify()).length)
                                        message.fileName = value;
                                    else
                                        delete message.fileName;
                                    continue;
                                }
                            case 12: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.sha256 = value;
                                    else
                                        delete message.sha256;
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

                v1.ObjectProcessed = (function() {

                    const ObjectProcessed = function (properties) {
                        this.projects = [];
                        this.fileIds = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ObjectProcessed.prototype.sampleId = "";
                    ObjectProcessed.prototype.runId = "";
                    ObjectProcessed.prototype.projects = $util.emptyArray;
                    ObjectProcessed.prototype.fileIds = $util.emptyArray;
                    ObjectProcessed.prototype.state = "";
                    ObjectProcessed.prototype.message = "";

                    ObjectProcessed.create = function(properties) {
                        return new ObjectProcessed(properties);
                    };

                    ObjectProcessed.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                            writer.uint32(10).string(message.sampleId);
                        if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                            writer.uint32(18).string(message.runId);
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(26).string(message.projects[i]);
                        if (message.fileIds != null && message.fileIds.length)
                            for (let i = 0; i < message.fileIds.length; ++i)
                                writer.uint32(34).string(message.fileIds[i]);
                        if (message.state != null && $Object.hasOwnProperty.call(message, "state") && message.state !== "")
                            writer.uint32(42).string(message.state);
                        if (message.message != null && $Object.hasOwnProperty.call(message, "message") && message.message !== "")
                            writer.uint32(50).string(message.message);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    ObjectProcessed.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.ObjectProcessed();
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
                                    if (!(message.projects && message.projects.length))
                                        message.projects = [];
                                    message.projects.push(reader.stringVerify());
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
                                    if ((value = reader.stringVerify()).length)
                                        message.state = value;
                                    else
                                        delete message.state;
                                    continue;
                                }
                            case 6: {
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

                    return ObjectProcessed;
                })();

                v1.RunStatusSeen = (function() {

                    const RunStatusSeen = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    RunStatusSeen.prototype.done = false;
                    RunStatusSeen.prototype.deleted = false;

                    RunStatusSeen.create = function(properties) {
                        return new RunStatusSeen(properties);
                    };

                    RunStatusSeen.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.done != null && $Object.hasOwnProperty.call(message, "done") && message.done !== false)
                            writer.uint32(8).bool(message.done);
                        if (message.deleted != null && $Object.hasOwnProperty.call(message, "deleted") && message.deleted !== false)
                            writer.uint32(16).bool(message.deleted);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

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
                        message = _target || new $root.isotrail.files.domain.v1.RunStatusSeen();
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
                            case 2: {
                                    if (wireType !== 0)
                                        break;
                                    if (value = reader.bool())
                                        message.deleted = value;
                                    else
                                        delete message.deleted;
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

                v1.RunProcessed = (function() {

                    const RunProcessed = function (properties) {
                        this.projects = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    RunProcessed.prototype.projects = $util.emptyArray;
                    RunProcessed.prototype.finished = 0;
                    RunProcessed.prototype.failed = 0;
                    RunProcessed.prototype.newest = 0;

                    RunProcessed.create = function(properties) {
                        return new RunProcessed(properties);
                    };

                    RunProcessed.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(10).string(message.projects[i]);
                        if (message.finished != null && $Object.hasOwnProperty.call(message, "finished") && (typeof message.finished === "object" ? message.finished.low || message.finished.high : message.finished !== 0))
                            writer.uint32(16).int64(message.finished);
                        if (message.failed != null && $Object.hasOwnProperty.call(message, "failed") && (typeof message.failed === "object" ? message.failed.low || message.failed.high : message.failed !== 0))
                            writer.uint32(24).int64(message.failed);
                        if (message.newest != null && $Object.hasOwnProperty.call(message, "newest") && (typeof message.newest === "object" ? message.newest.low || message.newest.high : message.newest !== 0))
                            writer.uint32(32).int64(message.newest);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    RunProcessed.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.RunProcessed();
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
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.finished = value;
                                    else
                                        delete message.finished;
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.failed = value;
                                    else
                                        delete message.failed;
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.newest = value;
                                    else
                                        delete message.newest;
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

                    return RunProcessed;
                })();

                v1.SampleDepartureSeen = (function() {

                    const SampleDepartureSeen = function (properties) {
                        this.projects = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SampleDepartureSeen.prototype.intoSampleId = "";
                    SampleDepartureSeen.prototype.projects = $util.emptyArray;

                    SampleDepartureSeen.create = function(properties) {
                        return new SampleDepartureSeen(properties);
                    };

                    SampleDepartureSeen.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.intoSampleId != null && $Object.hasOwnProperty.call(message, "intoSampleId") && message.intoSampleId !== "")
                            writer.uint32(10).string(message.intoSampleId);
                        if (message.projects != null && message.projects.length)
                            for (let i = 0; i < message.projects.length; ++i)
                                writer.uint32(18).string(message.projects[i]);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    SampleDepartureSeen.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.SampleDepartureSeen();
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
                                        message.intoSampleId = value;
                                    else
                                        delete message.intoSampleId;
                                    continue;
                                }
                            case 2: {
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

                    return SampleDepartureSeen;
                })();

                v1.UsesBegun = (function() {

                    const UsesBegun = function (properties) {
                        this.objectIds = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    UsesBegun.prototype.objectIds = $util.emptyArray;

                    UsesBegun.create = function(properties) {
                        return new UsesBegun(properties);
                    };

                    UsesBegun.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.objectIds != null && message.objectIds.length)
                            for (let i = 0; i < message.objectIds.length; ++i)
                                writer.uint32(10).string(message.objectIds[i]);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    UsesBegun.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.UsesBegun();
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
                                    if (!(message.objectIds && message.objectIds.length))
                                        message.objectIds = [];
                                    message.objectIds.push(reader.stringVerify());
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

                    return UsesBegun;
                })();

                v1.UsesEnded = (function() {

                    const UsesEnded = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    UsesEnded.create = function(properties) {
                        return new UsesEnded(properties);
                    };

                    UsesEnded.encode = function (message, writer, _depth) {
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

                    UsesEnded.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.UsesEnded();
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

                    return UsesEnded;
                })();

                v1.UploadBegun = (function() {

                    const UploadBegun = function (properties) {
                        this.properties = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    UploadBegun.prototype.userId = "";
                    UploadBegun.prototype.fileName = "";
                    UploadBegun.prototype.size = 0;
                    UploadBegun.prototype.blob = "";
                    UploadBegun.prototype.runId = "";
                    UploadBegun.prototype.properties = $util.emptyArray;
                    UploadBegun.prototype.expires = 0;

                    UploadBegun.create = function(properties) {
                        return new UploadBegun(properties);
                    };

                    UploadBegun.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                            writer.uint32(10).string(message.userId);
                        if (message.fileName != null && $Object.hasOwnProperty.call(message, "fileName") && message.fileName !== "")
                            writer.uint32(18).string(message.fileName);
                        if (message.size != null && $Object.hasOwnProperty.call(message, "size") && (typeof message.size === "object" ? message.size.low || message.size.high : message.size !== 0))
                            writer.uint32(24).int64(message.size);
                        if (message.blob != null && $Object.hasOwnProperty.call(message, "blob") && message.blob !== "")
                            writer.uint32(34).string(message.blob);
                        if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                            writer.uint32(42).string(message.runId);
                        if (message.properties != null && message.properties.length)
                            for (let i = 0; i < message.properties.length; ++i)
                                $root.isotrail.files.domain.v1.Property.encode(message.properties[i], writer.uint32(50).fork(), _depth + 1).ldelim();
                        if (message.expires != null && $Object.hasOwnProperty.call(message, "expires") && (typeof message.expires === "object" ? message.expires.low || message.expires.high : message.expires !== 0))
                            writer.uint32(56).int64(message.expires);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    UploadBegun.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.UploadBegun();
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
                                        message.fileName = value;
                                    else
                                        delete message.fileName;
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.size = value;
                                    else
                                        delete message.size;
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.blob = value;
                                    else
                                        delete message.blob;
                                    continue;
                                }
                            case 5: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.runId = value;
                                    else
                                        delete message.runId;
                                    continue;
                                }
                            case 6: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.properties && message.properties.length))
                                        message.properties = [];
                                    message.properties.push($root.isotrail.files.domain.v1.Property.decode(reader, reader.size(), $undefined, _depth + 1));
                                    continue;
                                }
                            case 7: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.expires = value;
                                    else
                                        delete message.expires;
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

                    return UploadBegun;
                })();

                v1.UploadContinued = (function() {

                    const UploadContinued = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    UploadContinued.prototype.writer = "";
                    UploadContinued.prototype.expires = 0;

                    UploadContinued.create = function(properties) {
                        return new UploadContinued(properties);
                    };

                    UploadContinued.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.writer != null && $Object.hasOwnProperty.call(message, "writer") && message.writer !== "")
                            writer.uint32(10).string(message.writer);
                        if (message.expires != null && $Object.hasOwnProperty.call(message, "expires") && (typeof message.expires === "object" ? message.expires.low || message.expires.high : message.expires !== 0))
                            writer.uint32(16).int64(message.expires);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    UploadContinued.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.UploadContinued();
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
                                        message.writer = value;
                                    else
                                        delete message.writer;
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.expires = value;
                                    else
                                        delete message.expires;
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

                    return UploadContinued;
                })();

                v1.UploadCompleted = (function() {

                    const UploadCompleted = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    UploadCompleted.prototype.sha256 = "";

                    UploadCompleted.create = function(properties) {
                        return new UploadCompleted(properties);
                    };

                    UploadCompleted.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.sha256 != null && $Object.hasOwnProperty.call(message, "sha256") && message.sha256 !== "")
                            writer.uint32(10).string(message.sha256);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    UploadCompleted.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.UploadCompleted();
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
                                        message.sha256 = value;
                                    else
                                        delete message.sha256;
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

                    return UploadCompleted;
                })();

                v1.UploadAttached = (function() {

                    const UploadAttached = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    UploadAttached.prototype.target = "";

                    UploadAttached.create = function(properties) {
                        return new UploadAttached(properties);
                    };

                    UploadAttached.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.target != null && $Object.hasOwnProperty.call(message, "target") && message.target !== "")
                            writer.uint32(10).string(message.target);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    UploadAttached.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.UploadAttached();
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
                                        message.target = value;
                                    else
                                        delete message.target;
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

                    return UploadAttached;
                })();

                v1.UploadEnded = (function() {

                    const UploadEnded = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    UploadEnded.create = function(properties) {
                        return new UploadEnded(properties);
                    };

                    UploadEnded.encode = function (message, writer, _depth) {
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

                    UploadEnded.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.files.domain.v1.UploadEnded();
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

                    return UploadEnded;
                })();

                return v1;
            })();

            return domain;
        })();

        return files;
    })();

    return isotrail;
})();

export {
  $root as default
};
