/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

const $number = (value) => (typeof value === "number" ? value : value.toNumber());
const $Reader = $protobuf.Reader, $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

const $root = $protobuf.roots["services/catalog/proto"] || ($protobuf.roots["services/catalog/proto"] = {});

export const isotrail = $root.isotrail = (() => {

    const isotrail = {};

    isotrail.catalog = (function() {

        const catalog = {};

        catalog.domain = (function() {

            const domain = {};

            domain.v1 = (function() {

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
                        message = _target || new $root.isotrail.catalog.domain.v1.ProjectSettings();
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
                        if (message.settings != null && $Object.hasOwnProperty.call(message, "settings"))
                            $root.isotrail.catalog.domain.v1.ProjectSettings.encode(message.settings, writer.uint32(10).fork(), _depth + 1).ldelim();
                        if (message.ownerId != null && $Object.hasOwnProperty.call(message, "ownerId") && message.ownerId !== "")
                            writer.uint32(18).string(message.ownerId);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.ProjectCreated();
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
                                    message.settings = $root.isotrail.catalog.domain.v1.ProjectSettings.decode(reader, reader.size(), $undefined, _depth + 1, message.settings);
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
                        if (message.settings != null && $Object.hasOwnProperty.call(message, "settings"))
                            $root.isotrail.catalog.domain.v1.ProjectSettings.encode(message.settings, writer.uint32(10).fork(), _depth + 1).ldelim();
                        if (message.cleared != null && message.cleared.length)
                            for (let i = 0; i < message.cleared.length; ++i)
                                writer.uint32(18).string(message.cleared[i]);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.ProjectChanged();
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
                                    message.settings = $root.isotrail.catalog.domain.v1.ProjectSettings.decode(reader, reader.size(), $undefined, _depth + 1, message.settings);
                                    continue;
                                }
                            case 2: {
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
                        if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                            writer.uint32(10).string(message.userId);
                        if (message.role != null && $Object.hasOwnProperty.call(message, "role") && message.role !== "")
                            writer.uint32(18).string(message.role);
                        if (message.metadataRole != null && $Object.hasOwnProperty.call(message, "metadataRole") && message.metadataRole !== "")
                            writer.uint32(26).string(message.metadataRole);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.ProjectMemberAdded();
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
                                        message.role = value;
                                    else
                                        delete message.role;
                                    continue;
                                }
                            case 3: {
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
                        if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                            writer.uint32(10).string(message.userId);
                        if (message.role != null && $Object.hasOwnProperty.call(message, "role"))
                            writer.uint32(18).string(message.role);
                        if (message.metadataRole != null && $Object.hasOwnProperty.call(message, "metadataRole"))
                            writer.uint32(26).string(message.metadataRole);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.ProjectMemberChanged();
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
                                    message.role = reader.stringVerify();
                                    message._role = "role";
                                    continue;
                                }
                            case 3: {
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
                        if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                            writer.uint32(10).string(message.userId);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.ProjectMemberRemoved();
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

                    return ProjectMemberRemoved;
                })();

                v1.ProjectGroupAdded = (function() {

                    const ProjectGroupAdded = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

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
                        if (message.groupId != null && $Object.hasOwnProperty.call(message, "groupId") && message.groupId !== "")
                            writer.uint32(10).string(message.groupId);
                        if (message.role != null && $Object.hasOwnProperty.call(message, "role") && message.role !== "")
                            writer.uint32(18).string(message.role);
                        if (message.metadataRole != null && $Object.hasOwnProperty.call(message, "metadataRole") && message.metadataRole !== "")
                            writer.uint32(26).string(message.metadataRole);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.ProjectGroupAdded();
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
                                        message.role = value;
                                    else
                                        delete message.role;
                                    continue;
                                }
                            case 3: {
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
                        if (message.groupId != null && $Object.hasOwnProperty.call(message, "groupId") && message.groupId !== "")
                            writer.uint32(10).string(message.groupId);
                        if (message.role != null && $Object.hasOwnProperty.call(message, "role"))
                            writer.uint32(18).string(message.role);
                        if (message.metadataRole != null && $Object.hasOwnProperty.call(message, "metadataRole"))
                            writer.uint32(26).string(message.metadataRole);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.ProjectGroupChanged();
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
                                    message.role = reader.stringVerify();
                                    message._role = "role";
                                    continue;
                                }
                            case 3: {
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
                        if (message.groupId != null && $Object.hasOwnProperty.call(message, "groupId") && message.groupId !== "")
                            writer.uint32(10).string(message.groupId);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.ProjectGroupRemoved();
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

                    return ProjectGroupRemoved;
                })();

                v1.ProjectAutomatedAnalysisAdded = (function() {

                    const ProjectAutomatedAnalysisAdded = function (properties) {
                        this.inputParameters = {};
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ProjectAutomatedAnalysisAdded.prototype.automatedAnalysisId = "";
                    ProjectAutomatedAnalysisAdded.prototype.name = null;
                    ProjectAutomatedAnalysisAdded.prototype.workflowId = null;
                    ProjectAutomatedAnalysisAdded.prototype.analysisType = null;
                    ProjectAutomatedAnalysisAdded.prototype.inputParameters = $util.emptyObject;
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
                        if (message.automatedAnalysisId != null && $Object.hasOwnProperty.call(message, "automatedAnalysisId") && message.automatedAnalysisId !== "")
                            writer.uint32(10).string(message.automatedAnalysisId);
                        if (message.name != null && $Object.hasOwnProperty.call(message, "name"))
                            writer.uint32(18).string(message.name);
                        if (message.workflowId != null && $Object.hasOwnProperty.call(message, "workflowId"))
                            writer.uint32(26).string(message.workflowId);
                        if (message.analysisType != null && $Object.hasOwnProperty.call(message, "analysisType"))
                            writer.uint32(34).string(message.analysisType);
                        if (message.inputParameters != null && $Object.hasOwnProperty.call(message, "inputParameters"))
                            for (let keys = $Object.keys(message.inputParameters), i = 0; i < keys.length; ++i)
                                writer.uint32(42).fork().uint32(10).string(keys[i]).uint32(18).string(message.inputParameters[keys[i]]).ldelim();
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
                        message = _target || new $root.isotrail.catalog.domain.v1.ProjectAutomatedAnalysisAdded();
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
                                        message.automatedAnalysisId = value;
                                    else
                                        delete message.automatedAnalysisId;
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 2)
                                        break;
                                    message.name = reader.stringVerify();
                                    message._name = "name";
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 2)
                                        break;
                                    message.workflowId = reader.stringVerify();
                                    message._workflowId = "workflowId";
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 2)
                                        break;
                                    message.analysisType = reader.stringVerify();
                                    message._analysisType = "analysisType";
                                    continue;
                                }
                            case 5: {
                                    if (wireType !== 2)
                                        break;
                                    if (message.inputParameters === $util.emptyObject)
                                        message.inputParameters = {};
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
                                        $util.makeProp(message.inputParameters, key);
                                    message.inputParameters[key] = value;
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
                        if (message.automatedAnalysisId != null && $Object.hasOwnProperty.call(message, "automatedAnalysisId") && message.automatedAnalysisId !== "")
                            writer.uint32(10).string(message.automatedAnalysisId);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.ProjectAutomatedAnalysisRemoved();
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
                        message = _target || new $root.isotrail.catalog.domain.v1.ProjectDeleted();
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
                    SampleFields.prototype.collectedBy = null;
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
                    SampleFields.prototype.hostSubjectId = null;
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
                    $Object.defineProperty(SampleFields.prototype, "_collectedBy", {
                        get: $util.oneOfGetter($oneOfFields = ["collectedBy"]),
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
                    $Object.defineProperty(SampleFields.prototype, "_hostSubjectId", {
                        get: $util.oneOfGetter($oneOfFields = ["hostSubjectId"]),
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
                        if (message.collectedBy != null && $Object.hasOwnProperty.call(message, "collectedBy"))
                            writer.uint32(50).string(message.collectedBy);
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
                        if (message.hostSubjectId != null && $Object.hasOwnProperty.call(message, "hostSubjectId"))
                            writer.uint32(234).string(message.hostSubjectId);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.SampleFields();
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
                            case 6: {
                                    if (wireType !== 2)
                                        break;
                                    message.collectedBy = reader.stringVerify();
                                    message._collectedBy = "collectedBy";
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
                            case 29: {
                                    if (wireType !== 2)
                                        break;
                                    message.hostSubjectId = reader.stringVerify();
                                    message._hostSubjectId = "hostSubjectId";
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

                v1.Holding = (function() {

                    const Holding = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    Holding.prototype.projectId = "";
                    Holding.prototype.owner = false;

                    Holding.create = function(properties) {
                        return new Holding(properties);
                    };

                    Holding.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                            writer.uint32(10).string(message.projectId);
                        if (message.owner != null && $Object.hasOwnProperty.call(message, "owner") && message.owner !== false)
                            writer.uint32(16).bool(message.owner);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    Holding.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.catalog.domain.v1.Holding();
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

                    return Holding;
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
                        message = _target || new $root.isotrail.catalog.domain.v1.MetadataEntry();
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
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SampleCreated.prototype.projectId = "";
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
                        if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                            writer.uint32(10).string(message.projectId);
                        if (message.fields != null && $Object.hasOwnProperty.call(message, "fields"))
                            $root.isotrail.catalog.domain.v1.SampleFields.encode(message.fields, writer.uint32(18).fork(), _depth + 1).ldelim();
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
                        message = _target || new $root.isotrail.catalog.domain.v1.SampleCreated();
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
                                    message.fields = $root.isotrail.catalog.domain.v1.SampleFields.decode(reader, reader.size(), $undefined, _depth + 1, message.fields);
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
                        this.cleared = [];
                        this.projectIds = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SampleChanged.prototype.fields = null;
                    SampleChanged.prototype.cleared = $util.emptyArray;
                    SampleChanged.prototype.projectIds = $util.emptyArray;

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
                        if (message.fields != null && $Object.hasOwnProperty.call(message, "fields"))
                            $root.isotrail.catalog.domain.v1.SampleFields.encode(message.fields, writer.uint32(10).fork(), _depth + 1).ldelim();
                        if (message.cleared != null && message.cleared.length)
                            for (let i = 0; i < message.cleared.length; ++i)
                                writer.uint32(18).string(message.cleared[i]);
                        if (message.projectIds != null && message.projectIds.length)
                            for (let i = 0; i < message.projectIds.length; ++i)
                                writer.uint32(26).string(message.projectIds[i]);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.SampleChanged();
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
                                    message.fields = $root.isotrail.catalog.domain.v1.SampleFields.decode(reader, reader.size(), $undefined, _depth + 1, message.fields);
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.cleared && message.cleared.length))
                                        message.cleared = [];
                                    message.cleared.push(reader.stringVerify());
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

                    return SampleChanged;
                })();

                v1.SampleMetadataReplaced = (function() {

                    const SampleMetadataReplaced = function (properties) {
                        this.entries = [];
                        this.projectIds = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SampleMetadataReplaced.prototype.entries = $util.emptyArray;
                    SampleMetadataReplaced.prototype.projectIds = $util.emptyArray;

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
                        if (message.entries != null && message.entries.length)
                            for (let i = 0; i < message.entries.length; ++i)
                                $root.isotrail.catalog.domain.v1.MetadataEntry.encode(message.entries[i], writer.uint32(10).fork(), _depth + 1).ldelim();
                        if (message.projectIds != null && message.projectIds.length)
                            for (let i = 0; i < message.projectIds.length; ++i)
                                writer.uint32(18).string(message.projectIds[i]);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.SampleMetadataReplaced();
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
                                    if (!(message.entries && message.entries.length))
                                        message.entries = [];
                                    message.entries.push($root.isotrail.catalog.domain.v1.MetadataEntry.decode(reader, reader.size(), $undefined, _depth + 1));
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

                    return SampleMetadataReplaced;
                })();

                v1.SampleMetadataMerged = (function() {

                    const SampleMetadataMerged = function (properties) {
                        this.entries = [];
                        this.projectIds = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SampleMetadataMerged.prototype.entries = $util.emptyArray;
                    SampleMetadataMerged.prototype.projectIds = $util.emptyArray;

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
                        if (message.entries != null && message.entries.length)
                            for (let i = 0; i < message.entries.length; ++i)
                                $root.isotrail.catalog.domain.v1.MetadataEntry.encode(message.entries[i], writer.uint32(10).fork(), _depth + 1).ldelim();
                        if (message.projectIds != null && message.projectIds.length)
                            for (let i = 0; i < message.projectIds.length; ++i)
                                writer.uint32(18).string(message.projectIds[i]);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.SampleMetadataMerged();
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
                                    if (!(message.entries && message.entries.length))
                                        message.entries = [];
                                    message.entries.push($root.isotrail.catalog.domain.v1.MetadataEntry.decode(reader, reader.size(), $undefined, _depth + 1));
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

                    SampleAddedToProject.prototype.holding = null;
                    SampleAddedToProject.prototype.projectIds = $util.emptyArray;

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
                        if (message.holding != null && $Object.hasOwnProperty.call(message, "holding"))
                            $root.isotrail.catalog.domain.v1.Holding.encode(message.holding, writer.uint32(10).fork(), _depth + 1).ldelim();
                        if (message.projectIds != null && message.projectIds.length)
                            for (let i = 0; i < message.projectIds.length; ++i)
                                writer.uint32(18).string(message.projectIds[i]);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.SampleAddedToProject();
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
                                    message.holding = $root.isotrail.catalog.domain.v1.Holding.decode(reader, reader.size(), $undefined, _depth + 1, message.holding);
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

                    SampleRemovedFromProject.prototype.projectId = "";
                    SampleRemovedFromProject.prototype.projectIds = $util.emptyArray;

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
                        if (message.projectId != null && $Object.hasOwnProperty.call(message, "projectId") && message.projectId !== "")
                            writer.uint32(10).string(message.projectId);
                        if (message.projectIds != null && message.projectIds.length)
                            for (let i = 0; i < message.projectIds.length; ++i)
                                writer.uint32(18).string(message.projectIds[i]);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.SampleRemovedFromProject();
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

                    return SampleRemovedFromProject;
                })();

                v1.SampleFilesChanged = (function() {

                    const SampleFilesChanged = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SampleFilesChanged.prototype.objectId = "";
                    SampleFilesChanged.prototype.present = false;

                    SampleFilesChanged.create = function(properties) {
                        return new SampleFilesChanged(properties);
                    };

                    SampleFilesChanged.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.objectId != null && $Object.hasOwnProperty.call(message, "objectId") && message.objectId !== "")
                            writer.uint32(10).string(message.objectId);
                        if (message.present != null && $Object.hasOwnProperty.call(message, "present") && message.present !== false)
                            writer.uint32(16).bool(message.present);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    SampleFilesChanged.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.catalog.domain.v1.SampleFilesChanged();
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
                                    if (wireType !== 0)
                                        break;
                                    if (value = reader.bool())
                                        message.present = value;
                                    else
                                        delete message.present;
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

                    return SampleFilesChanged;
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

                    SampleMerged.prototype.intoSampleId = "";
                    SampleMerged.prototype.projectIds = $util.emptyArray;
                    SampleMerged.prototype.intoProjectIds = $util.emptyArray;
                    SampleMerged.prototype.turn = 0;

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
                        if (message.intoSampleId != null && $Object.hasOwnProperty.call(message, "intoSampleId") && message.intoSampleId !== "")
                            writer.uint32(10).string(message.intoSampleId);
                        if (message.projectIds != null && message.projectIds.length)
                            for (let i = 0; i < message.projectIds.length; ++i)
                                writer.uint32(18).string(message.projectIds[i]);
                        if (message.intoProjectIds != null && message.intoProjectIds.length)
                            for (let i = 0; i < message.intoProjectIds.length; ++i)
                                writer.uint32(26).string(message.intoProjectIds[i]);
                        if (message.turn != null && $Object.hasOwnProperty.call(message, "turn") && message.turn !== 0)
                            writer.uint32(32).uint32(message.turn);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.SampleMerged();
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
                                    if (!(message.projectIds && message.projectIds.length))
                                        message.projectIds = [];
                                    message.projectIds.push(reader.stringVerify());
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.intoProjectIds && message.intoProjectIds.length))
                                        message.intoProjectIds = [];
                                    message.intoProjectIds.push(reader.stringVerify());
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 0)
                                        break;
                                    if (value = reader.uint32())
                                        message.turn = value;
                                    else
                                        delete message.turn;
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
                        this.entries = [];
                        this.projectIds = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SampleTookOver.prototype.fromSampleId = "";
                    SampleTookOver.prototype.fields = null;
                    SampleTookOver.prototype.entries = $util.emptyArray;
                    SampleTookOver.prototype.projectIds = $util.emptyArray;

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
                        if (message.fromSampleId != null && $Object.hasOwnProperty.call(message, "fromSampleId") && message.fromSampleId !== "")
                            writer.uint32(10).string(message.fromSampleId);
                        if (message.fields != null && $Object.hasOwnProperty.call(message, "fields"))
                            $root.isotrail.catalog.domain.v1.SampleFields.encode(message.fields, writer.uint32(18).fork(), _depth + 1).ldelim();
                        if (message.entries != null && message.entries.length)
                            for (let i = 0; i < message.entries.length; ++i)
                                $root.isotrail.catalog.domain.v1.MetadataEntry.encode(message.entries[i], writer.uint32(26).fork(), _depth + 1).ldelim();
                        if (message.projectIds != null && message.projectIds.length)
                            for (let i = 0; i < message.projectIds.length; ++i)
                                writer.uint32(34).string(message.projectIds[i]);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.SampleTookOver();
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
                                    message.fields = $root.isotrail.catalog.domain.v1.SampleFields.decode(reader, reader.size(), $undefined, _depth + 1, message.fields);
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.entries && message.entries.length))
                                        message.entries = [];
                                    message.entries.push($root.isotrail.catalog.domain.v1.MetadataEntry.decode(reader, reader.size(), $undefined, _depth + 1));
                                    continue;
                                }
                            case 4: {
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
                        if (message.projectIds != null && message.projectIds.length)
                            for (let i = 0; i < message.projectIds.length; ++i)
                                writer.uint32(10).string(message.projectIds[i]);
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
                        message = _target || new $root.isotrail.catalog.domain.v1.SampleDeleted();
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

            return domain;
        })();

        return catalog;
    })();

    return isotrail;
})();

export {
  $root as default
};
