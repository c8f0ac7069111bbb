/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

const $number = (value) => (typeof value === "number" ? value : value.toNumber());
const $Reader = $protobuf.Reader, $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

const $root = $protobuf.roots["libs/contracts/proto"] || ($protobuf.roots["libs/contracts/proto"] = {});

export const isotrail = $root.isotrail = (() => {

    const isotrail = {};

    isotrail.analysis = (function() {

        const analysis = {};

        analysis.v1 = (function() {

            const v1 = {};

            v1.SubmissionCreated = (function() {

                const SubmissionCreated = function (properties) {
                    this.objectIds = [];
                    this.sampleIds = [];
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SubmissionCreated.prototype.submissionId = "";
                SubmissionCreated.prototype.submitterId = "";
                SubmissionCreated.prototype.name = "";
                SubmissionCreated.prototype.workflowId = "";
                SubmissionCreated.prototype.analysisType = "";
                SubmissionCreated.prototype.objectIds = $util.emptyArray;
                SubmissionCreated.prototype.sampleIds = $util.emptyArray;
                SubmissionCreated.prototype.priority = "";
                SubmissionCreated.prototype.automated = false;
                SubmissionCreated.prototype.projectIds = $util.emptyArray;

                SubmissionCreated.create = function(properties) {
                    return new SubmissionCreated(properties);
                };

                SubmissionCreated.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.submissionId != null && $Object.hasOwnProperty.call(message, "submissionId") && message.submissionId !== "")
                        writer.uint32(10).string(message.submissionId);
                    if (message.submitterId != null && $Object.hasOwnProperty.call(message, "submitterId") && message.submitterId !== "")
                        writer.uint32(18).string(message.submitterId);
                    if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                        writer.uint32(26).string(message.name);
                    if (message.workflowId != null && $Object.hasOwnProperty.call(message, "workflowId") && message.workflowId !== "")
                        writer.uint32(34).string(message.workflowId);
                    if (message.analysisType != null && $Object.hasOwnProperty.call(message, "analysisType") && message.analysisType !== "")
                        writer.uint32(42).string(message.analysisType);
                    if (message.objectIds != null && message.objectIds.length)
                        for (let i = 0; i < message.objectIds.length; ++i)
                            writer.uint32(50).string(message.objectIds[i]);
                    if (message.sampleIds != null && message.sampleIds.length)
                        for (let i = 0; i < message.sampleIds.length; ++i)
                            writer.uint32(58).string(message.sampleIds[i]);
                    if (message.priority != null && $Object.hasOwnProperty.call(message, "priority") && message.priority !== "")
                        writer.uint32(66).string(message.priority);
                    if (message.automated != null && $Object.hasOwnProperty.call(message, "automated") && message.automated !== false)
                        writer.uint32(72).bool(message.automated);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(82).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                SubmissionCreated.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.analysis.v1.SubmissionCreated();
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
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.submitterId = value;
                                else
                                    delete message.submitterId;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.name = value;
                                else
                                    delete message.name;
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.workflowId = value;
                                else
                                    delete message.workflowId;
                                continue;
                            }
                        case 5: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.analysisType = value;
                                else
                                    delete message.analysisType;
                                continue;
                            }
                        case 6: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.objectIds && message.objectIds.length))
                                    message.objectIds = [];
                                message.objectIds.push(reader.stringVerify());
                                continue;
                            }
                        case 7: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.sampleIds && message.sampleIds.length))
                                    message.sampleIds = [];
                                message.sampleIds.push(reader.stringVerify());
                                continue;
                            }
                        case 8: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.priority = value;
                                else
                                    delete message.priority;
                                continue;
                            }
                        case 9: {
                                if (wireType !== 0)
                                    break;
                                if (value = reader.bool())
                                    message.automated = value;
                                else
                                    delete message.automated;
                                continue;
                            }
                        case 10: {
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

                return SubmissionCreated;
            })();

            v1.Output = (function() {

                const Output = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                Output.prototype.name = "";
                Output.prototype.fileName = "";
                Output.prototype.size = 0;
                Output.prototype.sha256 = "";

                Output.create = function(properties) {
                    return new Output(properties);
                };

                Output.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                        writer.uint32(10).string(message.name);
                    if (message.fileName != null && $Object.hasOwnProperty.call(message, "fileName") && message.fileName !== "")
                        writer.uint32(18).string(message.fileName);
                    if (message.size != null && $Object.hasOwnProperty.call(message, "size") && (typeof message.size === "object" ? message.size.low || message.size.high : message.size !== 0))
                        writer.uint32(24).int64(message.size);
                    if (message.sha256 != null && $Object.hasOwnProperty.call(message, "sha256") && message.sha256 !== "")
                        writer.uint32(34).string(message.sha256);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                Output.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.analysis.v1.Output();
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

                return Output;
            })();

            v1.SubmissionStateChanged = (function() {

                const SubmissionStateChanged = function (properties) {
                    this.outputs = [];
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SubmissionStateChanged.prototype.submissionId = "";
                SubmissionStateChanged.prototype.from = "";
                SubmissionStateChanged.prototype.to = "";
                SubmissionStateChanged.prototype.reason = null;
                SubmissionStateChanged.prototype.outputs = $util.emptyArray;
                SubmissionStateChanged.prototype.projectIds = $util.emptyArray;

                let $oneOfFields;

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(SubmissionStateChanged.prototype, "_reason", {
                    get: $util.oneOfGetter($oneOfFields = ["reason"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                SubmissionStateChanged.create = function(properties) {
                    return new SubmissionStateChanged(properties);
                };

                SubmissionStateChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.submissionId != null && $Object.hasOwnProperty.call(message, "submissionId") && message.submissionId !== "")
                        writer.uint32(10).string(message.submissionId);
                    if (message.from != null && $Object.hasOwnProperty.call(message, "from") && message.from !== "")
                        writer.uint32(18).string(message.from);
                    if (message.to != null && $Object.hasOwnProperty.call(message, "to") && message.to !== "")
                        writer.uint32(26).string(message.to);
                    if (message.reason != null && $Object.hasOwnProperty.call(message, "reason"))
                        writer.uint32(34).string(message.reason);
                    if (message.outputs != null && message.outputs.length)
                        for (let i = 0; i < message.outputs.length; ++i)
                            $root.isotrail.analysis.v1.Output.encode(message.outputs[i], writer.uint32(42).fork(), _depth + 1).ldelim();
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(50).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                SubmissionStateChanged.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.analysis.v1.SubmissionStateChanged();
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
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                message.reason = reader.stringVerify();
                                message._reason = "reason";
                                continue;
                            }
                        case 5: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.outputs && message.outputs.length))
                                    message.outputs = [];
                                message.outputs.push($root.isotrail.analysis.v1.Output.decode(reader, reader.size(), $undefined, _depth + 1));
                                continue;
                            }
                        case 6: {
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

                return SubmissionStateChanged;
            })();

            v1.SubmissionCleanedStateChanged = (function() {

                const SubmissionCleanedStateChanged = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SubmissionCleanedStateChanged.prototype.submissionId = "";
                SubmissionCleanedStateChanged.prototype.to = "";
                SubmissionCleanedStateChanged.prototype.projectIds = $util.emptyArray;

                SubmissionCleanedStateChanged.create = function(properties) {
                    return new SubmissionCleanedStateChanged(properties);
                };

                SubmissionCleanedStateChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.submissionId != null && $Object.hasOwnProperty.call(message, "submissionId") && message.submissionId !== "")
                        writer.uint32(10).string(message.submissionId);
                    if (message.to != null && $Object.hasOwnProperty.call(message, "to") && message.to !== "")
                        writer.uint32(18).string(message.to);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(26).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                SubmissionCleanedStateChanged.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.analysis.v1.SubmissionCleanedStateChanged();
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
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.to = value;
                                else
                                    delete message.to;
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

                return SubmissionCleanedStateChanged;
            })();

            v1.SubmissionDeleted = (function() {

                const SubmissionDeleted = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SubmissionDeleted.prototype.submissionId = "";
                SubmissionDeleted.prototype.projectIds = $util.emptyArray;

                SubmissionDeleted.create = function(properties) {
                    return new SubmissionDeleted(properties);
                };

                SubmissionDeleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.submissionId != null && $Object.hasOwnProperty.call(message, "submissionId") && message.submissionId !== "")
                        writer.uint32(10).string(message.submissionId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(18).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                SubmissionDeleted.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.analysis.v1.SubmissionDeleted();
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

                return SubmissionDeleted;
            })();

            return v1;
        })();

        return analysis;
    })();

    isotrail.catalog = (function() {

        const catalog = {};

        catalog.v1 = (function() {

            const v1 = {};

            v1.ProjectSettings = (function() {

                const ProjectSettings = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProjectSettings.prototype.name = null;
                ProjectSettings.prototype.projectDescription = null;
                ProjectSettings.prototype.organism = null;
                ProjectSettings.prototype.genomeSize = null;
                ProjectSettings.prototype.minimumCoverage = null;
                ProjectSettings.prototype.maximumCoverage = null;
                ProjectSettings.prototype.remoteURL = null;
                ProjectSettings.prototype.syncFrequency = null;

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

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectSettings.prototype, "_remoteURL", {
                    get: $util.oneOfGetter($oneOfFields = ["remoteURL"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectSettings.prototype, "_syncFrequency", {
                    get: $util.oneOfGetter($oneOfFields = ["syncFrequency"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                ProjectSettings.create = function(properties) {
                    return new ProjectSettings(properties);
                };

                ProjectSettings.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.name != null && $Object.hasOwnProperty.call(message, "name"))
                        writer.uint32(10).string(message.name);
                    if (message.projectDescription != null && $Object.hasOwnProperty.call(message, "projectDescription"))
                        writer.uint32(18).string(message.projectDescription);
                    if (message.organism != null && $Object.hasOwnProperty.call(message, "organism"))
                        writer.uint32(26).string(message.organism);
                    if (message.genomeSize != null && $Object.hasOwnProperty.call(message, "genomeSize"))
                        writer.uint32(32).int64(message.genomeSize);
                    if (message.minimumCoverage != null && $Object.hasOwnProperty.call(message, "minimumCoverage"))
                        writer.uint32(40).int64(message.minimumCoverage);
                    if (message.maximumCoverage != null && $Object.hasOwnProperty.call(message, "maximumCoverage"))
                        writer.uint32(48).int64(message.maximumCoverage);
                    if (message.remoteURL != null && $Object.hasOwnProperty.call(message, "remoteURL"))
                        writer.uint32(58).string(message.remoteURL);
                    if (message.syncFrequency != null && $Object.hasOwnProperty.call(message, "syncFrequency"))
                        writer.uint32(66).string(message.syncFrequency);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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
                                message.genomeSize = $number(reader.int64());
                                message._genomeSize = "genomeSize";
                                continue;
                            }
                        case 5: {
                                if (wireType !== 0)
                                    break;
                                message.minimumCoverage = $number(reader.int64());
                                message._minimumCoverage = "minimumCoverage";
                                continue;
                            }
                        case 6: {
                                if (wireType !== 0)
                                    break;
                                message.maximumCoverage = $number(reader.int64());
                                message._maximumCoverage = "maximumCoverage";
                                continue;
                            }
                        case 7: {
                                if (wireType !== 2)
                                    break;
                                message.remoteURL = reader.stringVerify();
                                message._remoteURL = "remoteURL";
                                continue;
                            }
                        case 8: {
                                if (wireType !== 2)
                                    break;
                                message.syncFrequency = reader.stringVerify();
                                message._syncFrequency = "syncFrequency";
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

                const ProjectCreated = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProjectCreated.prototype.projectId = "";
                ProjectCreated.prototype.settings = null;
                ProjectCreated.prototype.ownerId = "";

                ProjectCreated.create = function(properties) {
                    return new ProjectCreated(properties);
                };

                ProjectCreated.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(10).string(message.projectId);
                    if (message.settings != null && $Object.hasOwnProperty.call(message, "settings"))
                        $root.isotrail.catalog.v1.ProjectSettings.encode(message.settings, writer.uint32(18).fork(), _depth + 1).ldelim();
                    if (message.ownerId != null && $Object.hasOwnProperty.call(message, "ownerId") && message.ownerId !== "")
                        writer.uint32(26).string(message.ownerId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const ProjectChanged = function (properties) {
                    this.cleared = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProjectChanged.prototype.projectId = "";
                ProjectChanged.prototype.settings = null;
                ProjectChanged.prototype.cleared = $util.emptyArray;

                ProjectChanged.create = function(properties) {
                    return new ProjectChanged(properties);
                };

                ProjectChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(10).string(message.projectId);
                    if (message.settings != null && $Object.hasOwnProperty.call(message, "settings"))
                        $root.isotrail.catalog.v1.ProjectSettings.encode(message.settings, writer.uint32(18).fork(), _depth + 1).ldelim();
                    if (message.cleared != null && message.cleared.length)
                        for (let i = 0; i < message.cleared.length; ++i)
                            writer.uint32(26).string(message.cleared[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const ProjectMemberAdded = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProjectMemberAdded.prototype.projectId = "";
                ProjectMemberAdded.prototype.userId = "";
                ProjectMemberAdded.prototype.role = "";
                ProjectMemberAdded.prototype.metadataRole = "";

                ProjectMemberAdded.create = function(properties) {
                    return new ProjectMemberAdded(properties);
                };

                ProjectMemberAdded.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(10).string(message.projectId);
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(18).string(message.userId);
                    if (message.role != null && $Object.hasOwnProperty.call(message, "role") && message.role !== "")
                        writer.uint32(26).string(message.role);
                    if (message.metadataRole != null && $Object.hasOwnProperty.call(message, "metadataRole") && message.metadataRole !== "")
                        writer.uint32(34).string(message.metadataRole);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.metadataRole = value;
                                else
                                    delete message.metadataRole;
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

            v1.ProjectMemberChanged = (function() {

                const ProjectMemberChanged = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProjectMemberChanged.prototype.projectId = "";
                ProjectMemberChanged.prototype.userId = "";
                ProjectMemberChanged.prototype.role = null;
                ProjectMemberChanged.prototype.metadataRole = null;

                let $oneOfFields;

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectMemberChanged.prototype, "_role", {
                    get: $util.oneOfGetter($oneOfFields = ["role"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectMemberChanged.prototype, "_metadataRole", {
                    get: $util.oneOfGetter($oneOfFields = ["metadataRole"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                ProjectMemberChanged.create = function(properties) {
                    return new ProjectMemberChanged(properties);
                };

                ProjectMemberChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(10).string(message.projectId);
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(18).string(message.userId);
                    if (message.role != null && $Object.hasOwnProperty.call(message, "role"))
                        writer.uint32(26).string(message.role);
                    if (message.metadataRole != null && $Object.hasOwnProperty.call(message, "metadataRole"))
                        writer.uint32(34).string(message.metadataRole);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                ProjectMemberChanged.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.catalog.v1.ProjectMemberChanged();
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
                                message.role = reader.stringVerify();
                                message._role = "role";
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                message.metadataRole = reader.stringVerify();
                                message._metadataRole = "metadataRole";
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

                return ProjectMemberChanged;
            })();

            v1.ProjectMemberRemoved = (function() {

                const ProjectMemberRemoved = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProjectMemberRemoved.prototype.projectId = "";
                ProjectMemberRemoved.prototype.userId = "";

                ProjectMemberRemoved.create = function(properties) {
                    return new ProjectMemberRemoved(properties);
                };

                ProjectMemberRemoved.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(10).string(message.projectId);
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(18).string(message.userId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

            v1.ProjectGroupAdded = (function() {

                const ProjectGroupAdded = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProjectGroupAdded.prototype.projectId = "";
                ProjectGroupAdded.prototype.groupId = "";
                ProjectGroupAdded.prototype.role = "";
                ProjectGroupAdded.prototype.metadataRole = "";

                ProjectGroupAdded.create = function(properties) {
                    return new ProjectGroupAdded(properties);
                };

                ProjectGroupAdded.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(10).string(message.projectId);
                    if (message.groupId != null && $Object.hasOwnProperty.call(message, "groupId") && message.groupId !== "")
                        writer.uint32(18).string(message.groupId);
                    if (message.role != null && $Object.hasOwnProperty.call(message, "role") && message.role !== "")
                        writer.uint32(26).string(message.role);
                    if (message.metadataRole != null && $Object.hasOwnProperty.call(message, "metadataRole") && message.metadataRole !== "")
                        writer.uint32(34).string(message.metadataRole);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                ProjectGroupAdded.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.catalog.v1.ProjectGroupAdded();
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
                                    message.groupId = value;
                                else
                                    delete message.groupId;
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
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.metadataRole = value;
                                else
                                    delete message.metadataRole;
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

                return ProjectGroupAdded;
            })();

            v1.ProjectGroupChanged = (function() {

                const ProjectGroupChanged = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProjectGroupChanged.prototype.projectId = "";
                ProjectGroupChanged.prototype.groupId = "";
                ProjectGroupChanged.prototype.role = null;
                ProjectGroupChanged.prototype.metadataRole = null;

                let $oneOfFields;

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectGroupChanged.prototype, "_role", {
                    get: $util.oneOfGetter($oneOfFields = ["role"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectGroupChanged.prototype, "_metadataRole", {
                    get: $util.oneOfGetter($oneOfFields = ["metadataRole"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                ProjectGroupChanged.create = function(properties) {
                    return new ProjectGroupChanged(properties);
                };

                ProjectGroupChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(10).string(message.projectId);
                    if (message.groupId != null && $Object.hasOwnProperty.call(message, "groupId") && message.groupId !== "")
                        writer.uint32(18).string(message.groupId);
                    if (message.role != null && $Object.hasOwnProperty.call(message, "role"))
                        writer.uint32(26).string(message.role);
                    if (message.metadataRole != null && $Object.hasOwnProperty.call(message, "metadataRole"))
                        writer.uint32(34).string(message.metadataRole);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                ProjectGroupChanged.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.catalog.v1.ProjectGroupChanged();
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
                                    message.groupId = value;
                                else
                                    delete message.groupId;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                message.role = reader.stringVerify();
                                message._role = "role";
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                message.metadataRole = reader.stringVerify();
                                message._metadataRole = "metadataRole";
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

                return ProjectGroupChanged;
            })();

            v1.ProjectGroupRemoved = (function() {

                const ProjectGroupRemoved = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProjectGroupRemoved.prototype.projectId = "";
                ProjectGroupRemoved.prototype.groupId = "";

                ProjectGroupRemoved.create = function(properties) {
                    return new ProjectGroupRemoved(properties);
                };

                ProjectGroupRemoved.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(10).string(message.projectId);
                    if (message.groupId != null && $Object.hasOwnProperty.call(message, "groupId") && message.groupId !== "")
                        writer.uint32(18).string(message.groupId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                ProjectGroupRemoved.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.catalog.v1.ProjectGroupRemoved();
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
                                    message.groupId = value;
                                else
                                    delete message.groupId;
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

                return ProjectGroupRemoved;
            })();

            v1.ProjectAutomatedAnalysisAdded = (function() {

                const ProjectAutomatedAnalysisAdded = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProjectAutomatedAnalysisAdded.prototype.projectId = "";
                ProjectAutomatedAnalysisAdded.prototype.automatedAnalysisId = "";
                ProjectAutomatedAnalysisAdded.prototype.name = null;
                ProjectAutomatedAnalysisAdded.prototype.workflowId = null;
                ProjectAutomatedAnalysisAdded.prototype.analysisType = null;
                ProjectAutomatedAnalysisAdded.prototype.updateSamples = false;
                ProjectAutomatedAnalysisAdded.prototype.priority = "";

                let $oneOfFields;

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectAutomatedAnalysisAdded.prototype, "_name", {
                    get: $util.oneOfGetter($oneOfFields = ["name"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectAutomatedAnalysisAdded.prototype, "_workflowId", {
                    get: $util.oneOfGetter($oneOfFields = ["workflowId"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(ProjectAutomatedAnalysisAdded.prototype, "_analysisType", {
                    get: $util.oneOfGetter($oneOfFields = ["analysisType"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                ProjectAutomatedAnalysisAdded.create = function(properties) {
                    return new ProjectAutomatedAnalysisAdded(properties);
                };

                ProjectAutomatedAnalysisAdded.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(10).string(message.projectId);
                    if (message.automatedAnalysisId != null && $Object.hasOwnProperty.call(message, "automatedAnalysisId") && message.automatedAnalysisId !== "")
                        writer.uint32(18).string(message.automatedAnalysisId);
                    if (message.name != null && $Object.hasOwnProperty.call(message, "name"))
                        writer.uint32(26).string(message.name);
                    if (message.workflowId != null && $Object.hasOwnProperty.call(message, "workflowId"))
                        writer.uint32(34).string(message.workflowId);
                    if (message.analysisType != null && $Object.hasOwnProperty.call(message, "analysisType"))
                        writer.uint32(42).string(message.analysisType);
                    if (message.updateSamples != null && $Object.hasOwnProperty.call(message, "updateSamples") && message.updateSamples !== false)
                        writer.uint32(48).bool(message.updateSamples);
                    if (message.priority != null && $Object.hasOwnProperty.call(message, "priority") && message.priority !== "")
                        writer.uint32(58).string(message.priority);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                ProjectAutomatedAnalysisAdded.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.catalog.v1.ProjectAutomatedAnalysisAdded();
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
                                    message.automatedAnalysisId = value;
                                else
                                    delete message.automatedAnalysisId;
                                continue;
                            }
                        case 3: {
                                if (wireType !== 2)
                                    break;
                                message.name = reader.stringVerify();
                                message._name = "name";
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                message.workflowId = reader.stringVerify();
                                message._workflowId = "workflowId";
                                continue;
                            }
                        case 5: {
                                if (wireType !== 2)
                                    break;
                                message.analysisType = reader.stringVerify();
                                message._analysisType = "analysisType";
                                continue;
                            }
                        case 6: {
                                if (wireType !== 0)
                                    break;
                                if (value = reader.bool())
                                    message.updateSamples = value;
                                else
                                    delete message.updateSamples;
                                continue;
                            }
                        case 7: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.priority = value;
                                else
                                    delete message.priority;
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

                return ProjectAutomatedAnalysisAdded;
            })();

            v1.ProjectAutomatedAnalysisRemoved = (function() {

                const ProjectAutomatedAnalysisRemoved = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProjectAutomatedAnalysisRemoved.prototype.projectId = "";
                ProjectAutomatedAnalysisRemoved.prototype.automatedAnalysisId = "";

                ProjectAutomatedAnalysisRemoved.create = function(properties) {
                    return new ProjectAutomatedAnalysisRemoved(properties);
                };

                ProjectAutomatedAnalysisRemoved.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(10).string(message.projectId);
                    if (message.automatedAnalysisId != null && $Object.hasOwnProperty.call(message, "automatedAnalysisId") && message.automatedAnalysisId !== "")
                        writer.uint32(18).string(message.automatedAnalysisId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                ProjectAutomatedAnalysisRemoved.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.catalog.v1.ProjectAutomatedAnalysisRemoved();
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
                                    message.automatedAnalysisId = value;
                                else
                                    delete message.automatedAnalysisId;
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

                return ProjectAutomatedAnalysisRemoved;
            })();

            v1.ProjectDeleted = (function() {

                const ProjectDeleted = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                ProjectDeleted.prototype.projectId = "";

                ProjectDeleted.create = function(properties) {
                    return new ProjectDeleted(properties);
                };

                ProjectDeleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(10).string(message.projectId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const SampleFields = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SampleFields.prototype.sampleName = null;
                SampleFields.prototype.sequencerSampleId = null;
                SampleFields.prototype.description = null;
                SampleFields.prototype.strain = null;
                SampleFields.prototype.collectionDate = null;
                SampleFields.prototype.latitude = null;
                SampleFields.prototype.longitude = null;
                SampleFields.prototype.organism = null;
                SampleFields.prototype.isolate = null;
                SampleFields.prototype.geographicLocationName = null;
                SampleFields.prototype.isolationSource = null;
                SampleFields.prototype.cultureCollection = null;
                SampleFields.prototype.genotype = null;
                SampleFields.prototype.passageHistory = null;
                SampleFields.prototype.pathotype = null;
                SampleFields.prototype.serotype = null;
                SampleFields.prototype.serovar = null;
                SampleFields.prototype.specimenVoucher = null;
                SampleFields.prototype.subgroup = null;
                SampleFields.prototype.subtype = null;
                SampleFields.prototype.hostTaxonomicName = null;
                SampleFields.prototype.hostDisease = null;
                SampleFields.prototype.hostDescription = null;
                SampleFields.prototype.hostDiseaseOutcome = null;
                SampleFields.prototype.hostDiseaseStage = null;
                SampleFields.prototype.hostHealthState = null;
                SampleFields.prototype.hostSex = null;
                SampleFields.prototype.hostTissueSampleId = null;
                SampleFields.prototype.hostAge = null;

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

                SampleFields.create = function(properties) {
                    return new SampleFields(properties);
                };

                SampleFields.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleName != null && $Object.hasOwnProperty.call(message, "sampleName"))
                        writer.uint32(10).string(message.sampleName);
                    if (message.sequencerSampleId != null && $Object.hasOwnProperty.call(message, "sequencerSampleId"))
                        writer.uint32(18).string(message.sequencerSampleId);
                    if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                        writer.uint32(26).string(message.description);
                    if (message.strain != null && $Object.hasOwnProperty.call(message, "strain"))
                        writer.uint32(34).string(message.strain);
                    if (message.collectionDate != null && $Object.hasOwnProperty.call(message, "collectionDate"))
                        writer.uint32(40).int64(message.collectionDate);
                    if (message.latitude != null && $Object.hasOwnProperty.call(message, "latitude"))
                        writer.uint32(58).string(message.latitude);
                    if (message.longitude != null && $Object.hasOwnProperty.call(message, "longitude"))
                        writer.uint32(66).string(message.longitude);
                    if (message.organism != null && $Object.hasOwnProperty.call(message, "organism"))
                        writer.uint32(74).string(message.organism);
                    if (message.isolate != null && $Object.hasOwnProperty.call(message, "isolate"))
                        writer.uint32(82).string(message.isolate);
                    if (message.geographicLocationName != null && $Object.hasOwnProperty.call(message, "geographicLocationName"))
                        writer.uint32(90).string(message.geographicLocationName);
                    if (message.isolationSource != null && $Object.hasOwnProperty.call(message, "isolationSource"))
                        writer.uint32(98).string(message.isolationSource);
                    if (message.cultureCollection != null && $Object.hasOwnProperty.call(message, "cultureCollection"))
                        writer.uint32(106).string(message.cultureCollection);
                    if (message.genotype != null && $Object.hasOwnProperty.call(message, "genotype"))
                        writer.uint32(114).string(message.genotype);
                    if (message.passageHistory != null && $Object.hasOwnProperty.call(message, "passageHistory"))
                        writer.uint32(122).string(message.passageHistory);
                    if (message.pathotype != null && $Object.hasOwnProperty.call(message, "pathotype"))
                        writer.uint32(130).string(message.pathotype);
                    if (message.serotype != null && $Object.hasOwnProperty.call(message, "serotype"))
                        writer.uint32(138).string(message.serotype);
                    if (message.serovar != null && $Object.hasOwnProperty.call(message, "serovar"))
                        writer.uint32(146).string(message.serovar);
                    if (message.specimenVoucher != null && $Object.hasOwnProperty.call(message, "specimenVoucher"))
                        writer.uint32(154).string(message.specimenVoucher);
                    if (message.subgroup != null && $Object.hasOwnProperty.call(message, "subgroup"))
                        writer.uint32(162).string(message.subgroup);
                    if (message.subtype != null && $Object.hasOwnProperty.call(message, "subtype"))
                        writer.uint32(170).string(message.subtype);
                    if (message.hostTaxonomicName != null && $Object.hasOwnProperty.call(message, "hostTaxonomicName"))
                        writer.uint32(178).string(message.hostTaxonomicName);
                    if (message.hostDisease != null && $Object.hasOwnProperty.call(message, "hostDisease"))
                        writer.uint32(186).string(message.hostDisease);
                    if (message.hostDescription != null && $Object.hasOwnProperty.call(message, "hostDescription"))
                        writer.uint32(194).string(message.hostDescription);
                    if (message.hostDiseaseOutcome != null && $Object.hasOwnProperty.call(message, "hostDiseaseOutcome"))
                        writer.uint32(202).string(message.hostDiseaseOutcome);
                    if (message.hostDiseaseStage != null && $Object.hasOwnProperty.call(message, "hostDiseaseStage"))
                        writer.uint32(210).string(message.hostDiseaseStage);
                    if (message.hostHealthState != null && $Object.hasOwnProperty.call(message, "hostHealthState"))
                        writer.uint32(218).string(message.hostHealthState);
                    if (message.hostSex != null && $Object.hasOwnProperty.call(message, "hostSex"))
                        writer.uint32(226).string(message.hostSex);
                    if (message.hostTissueSampleId != null && $Object.hasOwnProperty.call(message, "hostTissueSampleId"))
                        writer.uint32(242).string(message.hostTissueSampleId);
                    if (message.hostAge != null && $Object.hasOwnProperty.call(message, "hostAge"))
                        writer.uint32(248).int64(message.hostAge);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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
                                message.collectionDate = $number(reader.int64());
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
                                message.hostAge = $number(reader.int64());
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

                const MetadataEntry = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                MetadataEntry.prototype.name = "";
                MetadataEntry.prototype.value = "";
                MetadataEntry.prototype.type = "";

                MetadataEntry.create = function(properties) {
                    return new MetadataEntry(properties);
                };

                MetadataEntry.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                        writer.uint32(10).string(message.name);
                    if (message.value != null && $Object.hasOwnProperty.call(message, "value") && message.value !== "")
                        writer.uint32(18).string(message.value);
                    if (message.type != null && $Object.hasOwnProperty.call(message, "type") && message.type !== "")
                        writer.uint32(26).string(message.type);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const SampleCreated = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SampleCreated.prototype.sampleId = "";
                SampleCreated.prototype.projectIds = $util.emptyArray;
                SampleCreated.prototype.fields = null;

                SampleCreated.create = function(properties) {
                    return new SampleCreated(properties);
                };

                SampleCreated.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(18).string(message.projectIds[i]);
                    if (message.fields != null && $Object.hasOwnProperty.call(message, "fields"))
                        $root.isotrail.catalog.v1.SampleFields.encode(message.fields, writer.uint32(26).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const SampleChanged = function (properties) {
                    this.projectIds = [];
                    this.cleared = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SampleChanged.prototype.sampleId = "";
                SampleChanged.prototype.projectIds = $util.emptyArray;
                SampleChanged.prototype.fields = null;
                SampleChanged.prototype.cleared = $util.emptyArray;

                SampleChanged.create = function(properties) {
                    return new SampleChanged(properties);
                };

                SampleChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(18).string(message.projectIds[i]);
                    if (message.fields != null && $Object.hasOwnProperty.call(message, "fields"))
                        $root.isotrail.catalog.v1.SampleFields.encode(message.fields, writer.uint32(26).fork(), _depth + 1).ldelim();
                    if (message.cleared != null && message.cleared.length)
                        for (let i = 0; i < message.cleared.length; ++i)
                            writer.uint32(34).string(message.cleared[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const SampleMetadataReplaced = function (properties) {
                    this.projectIds = [];
                    this.entries = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SampleMetadataReplaced.prototype.sampleId = "";
                SampleMetadataReplaced.prototype.projectIds = $util.emptyArray;
                SampleMetadataReplaced.prototype.entries = $util.emptyArray;

                SampleMetadataReplaced.create = function(properties) {
                    return new SampleMetadataReplaced(properties);
                };

                SampleMetadataReplaced.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(18).string(message.projectIds[i]);
                    if (message.entries != null && message.entries.length)
                        for (let i = 0; i < message.entries.length; ++i)
                            $root.isotrail.catalog.v1.MetadataEntry.encode(message.entries[i], writer.uint32(26).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const SampleMetadataMerged = function (properties) {
                    this.projectIds = [];
                    this.entries = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SampleMetadataMerged.prototype.sampleId = "";
                SampleMetadataMerged.prototype.projectIds = $util.emptyArray;
                SampleMetadataMerged.prototype.entries = $util.emptyArray;

                SampleMetadataMerged.create = function(properties) {
                    return new SampleMetadataMerged(properties);
                };

                SampleMetadataMerged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(18).string(message.projectIds[i]);
                    if (message.entries != null && message.entries.length)
                        for (let i = 0; i < message.entries.length; ++i)
                            $root.isotrail.catalog.v1.MetadataEntry.encode(message.entries[i], writer.uint32(26).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const SampleAddedToProject = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SampleAddedToProject.prototype.sampleId = "";
                SampleAddedToProject.prototype.projectIds = $util.emptyArray;
                SampleAddedToProject.prototype.projectId = "";
                SampleAddedToProject.prototype.owner = false;

                SampleAddedToProject.create = function(properties) {
                    return new SampleAddedToProject(properties);
                };

                SampleAddedToProject.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(18).string(message.projectIds[i]);
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(26).string(message.projectId);
                    if (message.owner != null && $Object.hasOwnProperty.call(message, "owner") && message.owner !== false)
                        writer.uint32(32).bool(message.owner);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const SampleRemovedFromProject = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SampleRemovedFromProject.prototype.sampleId = "";
                SampleRemovedFromProject.prototype.projectIds = $util.emptyArray;
                SampleRemovedFromProject.prototype.projectId = "";

                SampleRemovedFromProject.create = function(properties) {
                    return new SampleRemovedFromProject(properties);
                };

                SampleRemovedFromProject.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(18).string(message.projectIds[i]);
                    if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                        writer.uint32(26).string(message.projectId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

            v1.SampleMerged = (function() {

                const SampleMerged = function (properties) {
                    this.projectIds = [];
                    this.intoProjectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SampleMerged.prototype.sampleId = "";
                SampleMerged.prototype.projectIds = $util.emptyArray;
                SampleMerged.prototype.intoSampleId = "";
                SampleMerged.prototype.intoProjectIds = $util.emptyArray;

                SampleMerged.create = function(properties) {
                    return new SampleMerged(properties);
                };

                SampleMerged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(18).string(message.projectIds[i]);
                    if (message.intoSampleId != null && $Object.hasOwnProperty.call(message, "intoSampleId") && message.intoSampleId !== "")
                        writer.uint32(26).string(message.intoSampleId);
                    if (message.intoProjectIds != null && message.intoProjectIds.length)
                        for (let i = 0; i < message.intoProjectIds.length; ++i)
                            writer.uint32(34).string(message.intoProjectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                SampleMerged.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.catalog.v1.SampleMerged();
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
                                    message.intoSampleId = value;
                                else
                                    delete message.intoSampleId;
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.intoProjectIds && message.intoProjectIds.length))
                                    message.intoProjectIds = [];
                                message.intoProjectIds.push(reader.stringVerify());
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

                return SampleMerged;
            })();

            v1.SampleTookOver = (function() {

                const SampleTookOver = function (properties) {
                    this.projectIds = [];
                    this.entries = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SampleTookOver.prototype.sampleId = "";
                SampleTookOver.prototype.projectIds = $util.emptyArray;
                SampleTookOver.prototype.fromSampleId = "";
                SampleTookOver.prototype.fields = null;
                SampleTookOver.prototype.entries = $util.emptyArray;

                SampleTookOver.create = function(properties) {
                    return new SampleTookOver(properties);
                };

                SampleTookOver.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(18).string(message.projectIds[i]);
                    if (message.fromSampleId != null && $Object.hasOwnProperty.call(message, "fromSampleId") && message.fromSampleId !== "")
                        writer.uint32(26).string(message.fromSampleId);
                    if (message.fields != null && $Object.hasOwnProperty.call(message, "fields"))
                        $root.isotrail.catalog.v1.SampleFields.encode(message.fields, writer.uint32(34).fork(), _depth + 1).ldelim();
                    if (message.entries != null && message.entries.length)
                        for (let i = 0; i < message.entries.length; ++i)
                            $root.isotrail.catalog.v1.MetadataEntry.encode(message.entries[i], writer.uint32(42).fork(), _depth + 1).ldelim();
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                SampleTookOver.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.catalog.v1.SampleTookOver();
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
                                    message.fromSampleId = value;
                                else
                                    delete message.fromSampleId;
                                continue;
                            }
                        case 4: {
                                if (wireType !== 2)
                                    break;
                                message.fields = $root.isotrail.catalog.v1.SampleFields.decode(reader, reader.size(), $undefined, _depth + 1, message.fields);
                                continue;
                            }
                        case 5: {
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

                return SampleTookOver;
            })();

            v1.SampleDeleted = (function() {

                const SampleDeleted = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SampleDeleted.prototype.sampleId = "";
                SampleDeleted.prototype.projectIds = $util.emptyArray;

                SampleDeleted.create = function(properties) {
                    return new SampleDeleted(properties);
                };

                SampleDeleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(10).string(message.sampleId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(18).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

        const files = {};

        files.v1 = (function() {

            const v1 = {};

            v1.SequenceFile = (function() {

                const SequenceFile = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SequenceFile.prototype.fileId = "";
                SequenceFile.prototype.fileName = "";
                SequenceFile.prototype.fileSizeBytes = 0;
                SequenceFile.prototype.uploadSha256 = "";

                SequenceFile.create = function(properties) {
                    return new SequenceFile(properties);
                };

                SequenceFile.encode = function (message, writer, _depth) {
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
                    if (message.fileSizeBytes != null && $Object.hasOwnProperty.call(message, "fileSizeBytes") && (typeof message.fileSizeBytes === "object" ? message.fileSizeBytes.low || message.fileSizeBytes.high : message.fileSizeBytes !== 0))
                        writer.uint32(24).int64(message.fileSizeBytes);
                    if (message.uploadSha256 != null && $Object.hasOwnProperty.call(message, "uploadSha256") && message.uploadSha256 !== "")
                        writer.uint32(34).string(message.uploadSha256);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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
                                if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
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

                const SequenceFilesUploaded = function (properties) {
                    this.files = [];
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SequenceFilesUploaded.prototype.objectId = "";
                SequenceFilesUploaded.prototype.sampleId = "";
                SequenceFilesUploaded.prototype.runId = "";
                SequenceFilesUploaded.prototype.files = $util.emptyArray;
                SequenceFilesUploaded.prototype.projectIds = $util.emptyArray;

                SequenceFilesUploaded.create = function(properties) {
                    return new SequenceFilesUploaded(properties);
                };

                SequenceFilesUploaded.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(10).string(message.objectId);
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(18).string(message.sampleId);
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(26).string(message.runId);
                    if (message.files != null && message.files.length)
                        for (let i = 0; i < message.files.length; ++i)
                            $root.isotrail.files.v1.SequenceFile.encode(message.files[i], writer.uint32(34).fork(), _depth + 1).ldelim();
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(42).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

            v1.SequenceFilesLinkedToRun = (function() {

                const SequenceFilesLinkedToRun = function (properties) {
                    this.fileIds = [];
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SequenceFilesLinkedToRun.prototype.objectId = "";
                SequenceFilesLinkedToRun.prototype.sampleId = "";
                SequenceFilesLinkedToRun.prototype.runId = "";
                SequenceFilesLinkedToRun.prototype.fileIds = $util.emptyArray;
                SequenceFilesLinkedToRun.prototype.projectIds = $util.emptyArray;

                SequenceFilesLinkedToRun.create = function(properties) {
                    return new SequenceFilesLinkedToRun(properties);
                };

                SequenceFilesLinkedToRun.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(10).string(message.objectId);
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(18).string(message.sampleId);
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(26).string(message.runId);
                    if (message.fileIds != null && message.fileIds.length)
                        for (let i = 0; i < message.fileIds.length; ++i)
                            writer.uint32(34).string(message.fileIds[i]);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(42).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                SequenceFilesLinkedToRun.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.files.v1.SequenceFilesLinkedToRun();
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

                return SequenceFilesLinkedToRun;
            })();

            v1.SequenceFilesMoved = (function() {

                const SequenceFilesMoved = function (properties) {
                    this.fileIds = [];
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SequenceFilesMoved.prototype.objectId = "";
                SequenceFilesMoved.prototype.fromSampleId = "";
                SequenceFilesMoved.prototype.sampleId = "";
                SequenceFilesMoved.prototype.fileIds = $util.emptyArray;
                SequenceFilesMoved.prototype.projectIds = $util.emptyArray;

                SequenceFilesMoved.create = function(properties) {
                    return new SequenceFilesMoved(properties);
                };

                SequenceFilesMoved.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(10).string(message.objectId);
                    if (message.fromSampleId != null && $Object.hasOwnProperty.call(message, "fromSampleId") && message.fromSampleId !== "")
                        writer.uint32(18).string(message.fromSampleId);
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(26).string(message.sampleId);
                    if (message.fileIds != null && message.fileIds.length)
                        for (let i = 0; i < message.fileIds.length; ++i)
                            writer.uint32(34).string(message.fileIds[i]);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(42).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                SequenceFilesMoved.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.files.v1.SequenceFilesMoved();
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
                                    message.fromSampleId = value;
                                else
                                    delete message.fromSampleId;
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

                return SequenceFilesMoved;
            })();

            v1.SequenceFilesDeleted = (function() {

                const SequenceFilesDeleted = function (properties) {
                    this.fileIds = [];
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SequenceFilesDeleted.prototype.objectId = "";
                SequenceFilesDeleted.prototype.sampleId = "";
                SequenceFilesDeleted.prototype.runId = "";
                SequenceFilesDeleted.prototype.fileIds = $util.emptyArray;
                SequenceFilesDeleted.prototype.projectIds = $util.emptyArray;

                SequenceFilesDeleted.create = function(properties) {
                    return new SequenceFilesDeleted(properties);
                };

                SequenceFilesDeleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(10).string(message.objectId);
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(18).string(message.sampleId);
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(26).string(message.runId);
                    if (message.fileIds != null && message.fileIds.length)
                        for (let i = 0; i < message.fileIds.length; ++i)
                            writer.uint32(34).string(message.fileIds[i]);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(42).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const SequenceFilesDestroyed = function (properties) {
                    this.fileIds = [];
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SequenceFilesDestroyed.prototype.objectId = "";
                SequenceFilesDestroyed.prototype.fileIds = $util.emptyArray;
                SequenceFilesDestroyed.prototype.projectIds = $util.emptyArray;

                SequenceFilesDestroyed.create = function(properties) {
                    return new SequenceFilesDestroyed(properties);
                };

                SequenceFilesDestroyed.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(10).string(message.objectId);
                    if (message.fileIds != null && message.fileIds.length)
                        for (let i = 0; i < message.fileIds.length; ++i)
                            writer.uint32(18).string(message.fileIds[i]);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(26).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const QcCompleted = function (properties) {
                    this.projectIds = [];
                    this.modules = {};
                    this.warnings = [];
                    this.additionalProperties = {};
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                QcCompleted.prototype.objectId = "";
                QcCompleted.prototype.fileId = "";
                QcCompleted.prototype.sampleId = "";
                QcCompleted.prototype.runId = "";
                QcCompleted.prototype.engine = "";
                QcCompleted.prototype.profile = "";
                QcCompleted.prototype.encoding = "";
                QcCompleted.prototype.totalSequences = 0;
                QcCompleted.prototype.totalBases = 0;
                QcCompleted.prototype.minLength = 0;
                QcCompleted.prototype.maxLength = 0;
                QcCompleted.prototype.gcContent = 0;
                QcCompleted.prototype.projectIds = $util.emptyArray;
                QcCompleted.prototype.fileName = "";
                QcCompleted.prototype.uploadSha256 = "";
                QcCompleted.prototype.recordPath = "";
                QcCompleted.prototype.gcPercent = null;
                QcCompleted.prototype.meanQuality = null;
                QcCompleted.prototype.q30Percent = null;
                QcCompleted.prototype.modules = $util.emptyObject;
                QcCompleted.prototype.warnings = $util.emptyArray;
                QcCompleted.prototype.additionalProperties = $util.emptyObject;
                QcCompleted.prototype.sampleName = "";
                QcCompleted.prototype.coverage = null;

                let $oneOfFields;

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(QcCompleted.prototype, "_gcPercent", {
                    get: $util.oneOfGetter($oneOfFields = ["gcPercent"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(QcCompleted.prototype, "_meanQuality", {
                    get: $util.oneOfGetter($oneOfFields = ["meanQuality"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(QcCompleted.prototype, "_q30Percent", {
                    get: $util.oneOfGetter($oneOfFields = ["q30Percent"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                // Virtual OneOf for proto3 optional field
                $Object.defineProperty(QcCompleted.prototype, "_coverage", {
                    get: $util.oneOfGetter($oneOfFields = ["coverage"]),
                    set: $util.oneOfSetter($oneOfFields)
                });

                QcCompleted.create = function(properties) {
                    return new QcCompleted(properties);
                };

                QcCompleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(10).string(message.objectId);
                    if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                        writer.uint32(18).string(message.fileId);
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(26).string(message.sampleId);
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(34).string(message.runId);
                    if (message.engine != null && $Object.hasOwnProperty.call(message, "engine") && message.engine !== "")
                        writer.uint32(42).string(message.engine);
                    if (message.profile != null && $Object.hasOwnProperty.call(message, "profile") && message.profile !== "")
                        writer.uint32(50).string(message.profile);
                    if (message.encoding != null && $Object.hasOwnProperty.call(message, "encoding") && message.encoding !== "")
                        writer.uint32(58).string(message.encoding);
                    if (message.totalSequences != null && $Object.hasOwnProperty.call(message, "totalSequences") && (typeof message.totalSequences === "object" ? message.totalSequences.low || message.totalSequences.high : message.totalSequences !== 0))
                        writer.uint32(64).int64(message.totalSequences);
                    if (message.totalBases != null && $Object.hasOwnProperty.call(message, "totalBases") && (typeof message.totalBases === "object" ? message.totalBases.low || message.totalBases.high : message.totalBases !== 0))
                        writer.uint32(72).int64(message.totalBases);
                    if (message.minLength != null && $Object.hasOwnProperty.call(message, "minLength") && (typeof message.minLength === "object" ? message.minLength.low || message.minLength.high : message.minLength !== 0))
                        writer.uint32(80).int64(message.minLength);
                    if (message.maxLength != null && $Object.hasOwnProperty.call(message, "maxLength") && (typeof message.maxLength === "object" ? message.maxLength.low || message.maxLength.high : message.maxLength !== 0))
                        writer.uint32(88).int64(message.maxLength);
                    if (message.gcContent != null && $Object.hasOwnProperty.call(message, "gcContent") && (typeof message.gcContent === "object" ? message.gcContent.low || message.gcContent.high : message.gcContent !== 0))
                        writer.uint32(96).int64(message.gcContent);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(106).string(message.projectIds[i]);
                    if (message.fileName != null && $Object.hasOwnProperty.call(message, "fileName") && message.fileName !== "")
                        writer.uint32(114).string(message.fileName);
                    if (message.uploadSha256 != null && $Object.hasOwnProperty.call(message, "uploadSha256") && message.uploadSha256 !== "")
                        writer.uint32(122).string(message.uploadSha256);
                    if (message.recordPath != null && $Object.hasOwnProperty.call(message, "recordPath") && message.recordPath !== "")
                        writer.uint32(130).string(message.recordPath);
                    if (message.gcPercent != null && $Object.hasOwnProperty.call(message, "gcPercent"))
                        writer.uint32(137).double(message.gcPercent);
                    if (message.meanQuality != null && $Object.hasOwnProperty.call(message, "meanQuality"))
                        writer.uint32(145).double(message.meanQuality);
                    if (message.q30Percent != null && $Object.hasOwnProperty.call(message, "q30Percent"))
                        writer.uint32(153).double(message.q30Percent);
                    if (message.modules != null && $Object.hasOwnProperty.call(message, "modules"))
                        for (let keys = $Object.keys(message.modules), i = 0; i < keys.length; ++i)
                            writer.uint32(162).fork().uint32(10).string(keys[i]).uint32(18).string(message.modules[keys[i]]).ldelim();
                    if (message.warnings != null && message.warnings.length)
                        for (let i = 0; i < message.warnings.length; ++i)
                            writer.uint32(170).string(message.warnings[i]);
                    if (message.additionalProperties != null && $Object.hasOwnProperty.call(message, "additionalProperties"))
                        for (let keys = $Object.keys(message.additionalProperties), i = 0; i < keys.length; ++i)
                            writer.uint32(178).fork().uint32(10).string(keys[i]).uint32(18).string(message.additionalProperties[keys[i]]).ldelim();
                    if (message.sampleName != null && $Object.hasOwnProperty.call(message, "sampleName") && message.sampleName !== "")
                        writer.uint32(186).string(message.sampleName);
                    if (message.coverage != null && $Object.hasOwnProperty.call(message, "coverage"))
                        writer.uint32(193).double(message.coverage);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                QcCompleted.decode = function (reader, length, _end, _depth, _target) {
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
                                if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                    message.totalSequences = value;
                                else
                                    delete message.totalSequences;
                                continue;
                            }
                        case 9: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                    message.totalBases = value;
                                else
                                    delete message.totalBases;
                                continue;
                            }
                        case 10: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                    message.minLength = value;
                                else
                                    delete message.minLength;
                                continue;
                            }
                        case 11: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                    message.maxLength = value;
                                else
                                    delete message.maxLength;
                                continue;
                            }
                        case 12: {
                                if (wireType !== 0)
                                    break;
                                if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
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
                        case 14: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.fileName = value;
                                else
                                    delete message.fileName;
                                continue;
                            }
                        case 15: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.uploadSha256 = value;
                                else
                                    delete message.uploadSha256;
                                continue;
                            }
                        case 16: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.recordPath = value;
                                else
                                    delete message.recordPath;
                                continue;
                            }
                        case 17: {
                                if (wireType !== 1)
                                    break;
                                message.gcPercent = reader.double();
                                message._gcPercent = "gcPercent";
                                continue;
                            }
                        case 18: {
                                if (wireType !== 1)
                                    break;
                                message.meanQuality = reader.double();
                                message._meanQuality = "meanQuality";
                                continue;
                            }
                        case 19: {
                                if (wireType !== 1)
                                    break;
                                message.q30Percent = reader.double();
                                message._q30Percent = "q30Percent";
                                continue;
                            }
                        case 20: {
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
                        case 21: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.warnings && message.warnings.length))
                                    message.warnings = [];
                                message.warnings.push(reader.stringVerify());
                                continue;
                            }
                        case 22: {
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
                        case 23: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.sampleName = value;
                                else
                                    delete message.sampleName;
                                continue;
                            }
                        case 24: {
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

                return QcCompleted;
            })();

            v1.QcFailed = (function() {

                const QcFailed = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                QcFailed.prototype.objectId = "";
                QcFailed.prototype.fileId = "";
                QcFailed.prototype.sampleId = "";
                QcFailed.prototype.runId = "";
                QcFailed.prototype.engine = "";
                QcFailed.prototype.profile = "";
                QcFailed.prototype.code = "";
                QcFailed.prototype.record = null;
                QcFailed.prototype.offset = null;
                QcFailed.prototype.message = "";
                QcFailed.prototype.projectIds = $util.emptyArray;
                QcFailed.prototype.fileName = "";
                QcFailed.prototype.uploadSha256 = "";
                QcFailed.prototype.filePath = "";

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

                QcFailed.create = function(properties) {
                    return new QcFailed(properties);
                };

                QcFailed.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(10).string(message.objectId);
                    if (message.fileId != null && $Object.hasOwnProperty.call(message, "fileId") && message.fileId !== "")
                        writer.uint32(18).string(message.fileId);
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(26).string(message.sampleId);
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(34).string(message.runId);
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
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(90).string(message.projectIds[i]);
                    if (message.fileName != null && $Object.hasOwnProperty.call(message, "fileName") && message.fileName !== "")
                        writer.uint32(98).string(message.fileName);
                    if (message.uploadSha256 != null && $Object.hasOwnProperty.call(message, "uploadSha256") && message.uploadSha256 !== "")
                        writer.uint32(106).string(message.uploadSha256);
                    if (message.filePath != null && $Object.hasOwnProperty.call(message, "filePath") && message.filePath !== "")
                        writer.uint32(114).string(message.filePath);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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
                                if (!(message.projectIds && message.projectIds.length))
                                    message.projectIds = [];
                                message.projectIds.push(reader.stringVerify());
                                continue;
                            }
                        case 12: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.fileName = value;
                                else
                                    delete message.fileName;
                                continue;
                            }
                        case 13: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.uploadSha256 = value;
                                else
                                    delete message.uploadSha256;
                                continue;
                            }
                        case 14: {
                                if (wireType !== 2)
                                    break;
                                if ((value = reader.stringVerify()).length)
                                    message.filePath = value;
                                else
                                    delete message.filePath;
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

            v1.SequencingObjectProcessed = (function() {

                const SequencingObjectProcessed = function (properties) {
                    this.fileIds = [];
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                SequencingObjectProcessed.prototype.objectId = "";
                SequencingObjectProcessed.prototype.sampleId = "";
                SequencingObjectProcessed.prototype.runId = "";
                SequencingObjectProcessed.prototype.fileIds = $util.emptyArray;
                SequencingObjectProcessed.prototype.state = "";
                SequencingObjectProcessed.prototype.message = "";
                SequencingObjectProcessed.prototype.projectIds = $util.emptyArray;

                SequencingObjectProcessed.create = function(properties) {
                    return new SequencingObjectProcessed(properties);
                };

                SequencingObjectProcessed.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                        writer.uint32(10).string(message.objectId);
                    if (message.sampleId != null && $Object.hasOwnProperty.call(message, "sampleId") && message.sampleId !== "")
                        writer.uint32(18).string(message.sampleId);
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(26).string(message.runId);
                    if (message.fileIds != null && message.fileIds.length)
                        for (let i = 0; i < message.fileIds.length; ++i)
                            writer.uint32(34).string(message.fileIds[i]);
                    if (message.state != null && $Object.hasOwnProperty.call(message, "state") && message.state !== "")
                        writer.uint32(42).string(message.state);
                    if (message.message != null && $Object.hasOwnProperty.call(message, "message") && message.message !== "")
                        writer.uint32(50).string(message.message);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(58).string(message.projectIds[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                SequencingObjectProcessed.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.files.v1.SequencingObjectProcessed();
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
                        case 7: {
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

                return SequencingObjectProcessed;
            })();

            v1.RunProcessed = (function() {

                const RunProcessed = function (properties) {
                    this.projectIds = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                RunProcessed.prototype.runId = "";
                RunProcessed.prototype.projectIds = $util.emptyArray;

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
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(10).string(message.runId);
                    if (message.projectIds != null && message.projectIds.length)
                        for (let i = 0; i < message.projectIds.length; ++i)
                            writer.uint32(18).string(message.projectIds[i]);
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
                    message = _target || new $root.isotrail.files.v1.RunProcessed();
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

                return RunProcessed;
            })();

            return v1;
        })();

        return files;
    })();

    isotrail.identity = (function() {

        const identity = {};

        identity.v1 = (function() {

            const v1 = {};

            v1.UserCreated = (function() {

                const UserCreated = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                UserCreated.prototype.userId = "";
                UserCreated.prototype.systemRole = "";
                UserCreated.prototype.enabled = false;

                UserCreated.create = function(properties) {
                    return new UserCreated(properties);
                };

                UserCreated.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(10).string(message.userId);
                    if (message.systemRole != null && $Object.hasOwnProperty.call(message, "systemRole") && message.systemRole !== "")
                        writer.uint32(18).string(message.systemRole);
                    if (message.enabled != null && $Object.hasOwnProperty.call(message, "enabled") && message.enabled !== false)
                        writer.uint32(24).bool(message.enabled);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const UserChanged = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                UserChanged.prototype.userId = "";
                UserChanged.prototype.systemRole = null;
                UserChanged.prototype.enabled = null;

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

                UserChanged.create = function(properties) {
                    return new UserChanged(properties);
                };

                UserChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(10).string(message.userId);
                    if (message.systemRole != null && $Object.hasOwnProperty.call(message, "systemRole"))
                        writer.uint32(18).string(message.systemRole);
                    if (message.enabled != null && $Object.hasOwnProperty.call(message, "enabled"))
                        writer.uint32(24).bool(message.enabled);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

            v1.UserDeleted = (function() {

                const UserDeleted = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                UserDeleted.prototype.userId = "";

                UserDeleted.create = function(properties) {
                    return new UserDeleted(properties);
                };

                UserDeleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(10).string(message.userId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                UserDeleted.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.identity.v1.UserDeleted();
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

                return UserDeleted;
            })();

            v1.GroupCreated = (function() {

                const GroupCreated = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                GroupCreated.prototype.groupId = "";
                GroupCreated.prototype.ownerId = "";

                GroupCreated.create = function(properties) {
                    return new GroupCreated(properties);
                };

                GroupCreated.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.groupId != null && $Object.hasOwnProperty.call(message, "groupId") && message.groupId !== "")
                        writer.uint32(10).string(message.groupId);
                    if (message.ownerId != null && $Object.hasOwnProperty.call(message, "ownerId") && message.ownerId !== "")
                        writer.uint32(18).string(message.ownerId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                GroupCreated.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.identity.v1.GroupCreated();
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
                                    message.groupId = value;
                                else
                                    delete message.groupId;
                                continue;
                            }
                        case 2: {
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

                return GroupCreated;
            })();

            v1.GroupMemberAdded = (function() {

                const GroupMemberAdded = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                GroupMemberAdded.prototype.groupId = "";
                GroupMemberAdded.prototype.userId = "";
                GroupMemberAdded.prototype.role = "";

                GroupMemberAdded.create = function(properties) {
                    return new GroupMemberAdded(properties);
                };

                GroupMemberAdded.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.groupId != null && $Object.hasOwnProperty.call(message, "groupId") && message.groupId !== "")
                        writer.uint32(10).string(message.groupId);
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(18).string(message.userId);
                    if (message.role != null && $Object.hasOwnProperty.call(message, "role") && message.role !== "")
                        writer.uint32(26).string(message.role);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                GroupMemberAdded.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.identity.v1.GroupMemberAdded();
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
                                    message.groupId = value;
                                else
                                    delete message.groupId;
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

                return GroupMemberAdded;
            })();

            v1.GroupMemberChanged = (function() {

                const GroupMemberChanged = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                GroupMemberChanged.prototype.groupId = "";
                GroupMemberChanged.prototype.userId = "";
                GroupMemberChanged.prototype.role = "";

                GroupMemberChanged.create = function(properties) {
                    return new GroupMemberChanged(properties);
                };

                GroupMemberChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.groupId != null && $Object.hasOwnProperty.call(message, "groupId") && message.groupId !== "")
                        writer.uint32(10).string(message.groupId);
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(18).string(message.userId);
                    if (message.role != null && $Object.hasOwnProperty.call(message, "role") && message.role !== "")
                        writer.uint32(26).string(message.role);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                GroupMemberChanged.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.identity.v1.GroupMemberChanged();
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
                                    message.groupId = value;
                                else
                                    delete message.groupId;
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

                return GroupMemberChanged;
            })();

            v1.GroupMemberRemoved = (function() {

                const GroupMemberRemoved = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                GroupMemberRemoved.prototype.groupId = "";
                GroupMemberRemoved.prototype.userId = "";

                GroupMemberRemoved.create = function(properties) {
                    return new GroupMemberRemoved(properties);
                };

                GroupMemberRemoved.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.groupId != null && $Object.hasOwnProperty.call(message, "groupId") && message.groupId !== "")
                        writer.uint32(10).string(message.groupId);
                    if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                        writer.uint32(18).string(message.userId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                GroupMemberRemoved.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.identity.v1.GroupMemberRemoved();
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
                                    message.groupId = value;
                                else
                                    delete message.groupId;
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

                return GroupMemberRemoved;
            })();

            v1.GroupDeleted = (function() {

                const GroupDeleted = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                GroupDeleted.prototype.groupId = "";

                GroupDeleted.create = function(properties) {
                    return new GroupDeleted(properties);
                };

                GroupDeleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.groupId != null && $Object.hasOwnProperty.call(message, "groupId") && message.groupId !== "")
                        writer.uint32(10).string(message.groupId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                GroupDeleted.decode = function (reader, length, _end, _depth, _target) {
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
                    message = _target || new $root.isotrail.identity.v1.GroupDeleted();
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
                                    message.groupId = value;
                                else
                                    delete message.groupId;
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

                return GroupDeleted;
            })();

            return v1;
        })();

        return identity;
    })();

    isotrail.runs = (function() {

        const runs = {};

        runs.v1 = (function() {

            const v1 = {};

            v1.RunCreated = (function() {

                const RunCreated = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                RunCreated.prototype.runId = "";
                RunCreated.prototype.sequencerType = "";
                RunCreated.prototype.layoutType = "";
                RunCreated.prototype.uploadStatus = "";
                RunCreated.prototype.description = null;
                RunCreated.prototype.projectName = null;
                RunCreated.prototype.workflow = null;
                RunCreated.prototype.experimentName = null;
                RunCreated.prototype.application = null;
                RunCreated.prototype.assay = null;
                RunCreated.prototype.chemistry = null;
                RunCreated.prototype.readLengths = null;

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

                RunCreated.create = function(properties) {
                    return new RunCreated(properties);
                };

                RunCreated.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(10).string(message.runId);
                    if (message.sequencerType != null && $Object.hasOwnProperty.call(message, "sequencerType") && message.sequencerType !== "")
                        writer.uint32(18).string(message.sequencerType);
                    if (message.layoutType != null && $Object.hasOwnProperty.call(message, "layoutType") && message.layoutType !== "")
                        writer.uint32(26).string(message.layoutType);
                    if (message.uploadStatus != null && $Object.hasOwnProperty.call(message, "uploadStatus") && message.uploadStatus !== "")
                        writer.uint32(34).string(message.uploadStatus);
                    if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                        writer.uint32(42).string(message.description);
                    if (message.projectName != null && $Object.hasOwnProperty.call(message, "projectName"))
                        writer.uint32(50).string(message.projectName);
                    if (message.workflow != null && $Object.hasOwnProperty.call(message, "workflow"))
                        writer.uint32(58).string(message.workflow);
                    if (message.experimentName != null && $Object.hasOwnProperty.call(message, "experimentName"))
                        writer.uint32(66).string(message.experimentName);
                    if (message.application != null && $Object.hasOwnProperty.call(message, "application"))
                        writer.uint32(74).string(message.application);
                    if (message.assay != null && $Object.hasOwnProperty.call(message, "assay"))
                        writer.uint32(82).string(message.assay);
                    if (message.chemistry != null && $Object.hasOwnProperty.call(message, "chemistry"))
                        writer.uint32(90).string(message.chemistry);
                    if (message.readLengths != null && $Object.hasOwnProperty.call(message, "readLengths"))
                        writer.uint32(96).int64(message.readLengths);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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
                                message.readLengths = $number(reader.int64());
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

                const RunChanged = function (properties) {
                    this.cleared = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                RunChanged.prototype.runId = "";
                RunChanged.prototype.layoutType = null;
                RunChanged.prototype.description = null;
                RunChanged.prototype.cleared = $util.emptyArray;

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

                RunChanged.create = function(properties) {
                    return new RunChanged(properties);
                };

                RunChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(10).string(message.runId);
                    if (message.layoutType != null && $Object.hasOwnProperty.call(message, "layoutType"))
                        writer.uint32(18).string(message.layoutType);
                    if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                        writer.uint32(26).string(message.description);
                    if (message.cleared != null && message.cleared.length)
                        for (let i = 0; i < message.cleared.length; ++i)
                            writer.uint32(34).string(message.cleared[i]);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const RunUploadStatusChanged = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                RunUploadStatusChanged.prototype.runId = "";
                RunUploadStatusChanged.prototype.from = "";
                RunUploadStatusChanged.prototype.to = "";

                RunUploadStatusChanged.create = function(properties) {
                    return new RunUploadStatusChanged(properties);
                };

                RunUploadStatusChanged.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(10).string(message.runId);
                    if (message.from != null && $Object.hasOwnProperty.call(message, "from") && message.from !== "")
                        writer.uint32(18).string(message.from);
                    if (message.to != null && $Object.hasOwnProperty.call(message, "to") && message.to !== "")
                        writer.uint32(26).string(message.to);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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

                const RunDeleted = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                RunDeleted.prototype.runId = "";

                RunDeleted.create = function(properties) {
                    return new RunDeleted(properties);
                };

                RunDeleted.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.runId != null && $Object.hasOwnProperty.call(message, "runId") && message.runId !== "")
                        writer.uint32(10).string(message.runId);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

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
