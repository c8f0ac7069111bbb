/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

const $number = (value) => (typeof value === "number" ? value : value.toNumber());
const $Reader = $protobuf.Reader, $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

const $root = $protobuf.roots["services/identity/proto"] || ($protobuf.roots["services/identity/proto"] = {});

export const isotrail = $root.isotrail = (() => {

    const isotrail = {};

    isotrail.identity = (function() {

        const identity = {};

        identity.domain = (function() {

            const domain = {};

            domain.v1 = (function() {

                const v1 = {};

                v1.UserCreated = (function() {

                    const UserCreated = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    UserCreated.prototype.username = "";
                    UserCreated.prototype.usernameHash = "";
                    UserCreated.prototype.email = "";
                    UserCreated.prototype.emailHash = "";
                    UserCreated.prototype.firstName = "";
                    UserCreated.prototype.lastName = "";
                    UserCreated.prototype.phoneNumber = "";
                    UserCreated.prototype.passwordHash = "";
                    UserCreated.prototype.systemRole = "";
                    UserCreated.prototype.locale = "";
                    UserCreated.prototype.enabled = null;
                    UserCreated.prototype.declared = false;

                    let $oneOfFields;

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserCreated.prototype, "_enabled", {
                        get: $util.oneOfGetter($oneOfFields = ["enabled"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

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
                        if (message.username != null && $Object.hasOwnProperty.call(message, "username") && message.username !== "")
                            writer.uint32(10).string(message.username);
                        if (message.usernameHash != null && $Object.hasOwnProperty.call(message, "usernameHash") && message.usernameHash !== "")
                            writer.uint32(18).string(message.usernameHash);
                        if (message.email != null && $Object.hasOwnProperty.call(message, "email") && message.email !== "")
                            writer.uint32(26).string(message.email);
                        if (message.emailHash != null && $Object.hasOwnProperty.call(message, "emailHash") && message.emailHash !== "")
                            writer.uint32(34).string(message.emailHash);
                        if (message.firstName != null && $Object.hasOwnProperty.call(message, "firstName") && message.firstName !== "")
                            writer.uint32(42).string(message.firstName);
                        if (message.lastName != null && $Object.hasOwnProperty.call(message, "lastName") && message.lastName !== "")
                            writer.uint32(50).string(message.lastName);
                        if (message.phoneNumber != null && $Object.hasOwnProperty.call(message, "phoneNumber") && message.phoneNumber !== "")
                            writer.uint32(58).string(message.phoneNumber);
                        if (message.passwordHash != null && $Object.hasOwnProperty.call(message, "passwordHash") && message.passwordHash !== "")
                            writer.uint32(66).string(message.passwordHash);
                        if (message.systemRole != null && $Object.hasOwnProperty.call(message, "systemRole") && message.systemRole !== "")
                            writer.uint32(74).string(message.systemRole);
                        if (message.locale != null && $Object.hasOwnProperty.call(message, "locale") && message.locale !== "")
                            writer.uint32(82).string(message.locale);
                        if (message.enabled != null && $Object.hasOwnProperty.call(message, "enabled"))
                            writer.uint32(88).bool(message.enabled);
                        if (message.declared != null && $Object.hasOwnProperty.call(message, "declared") && message.declared !== false)
                            writer.uint32(96).bool(message.declared);
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
                        message = _target || new $root.isotrail.identity.domain.v1.UserCreated();
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
                                        message.username = value;
                                    else
                                        delete message.username;
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.usernameHash = value;
                                    else
                                        delete message.usernameHash;
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.email = value;
                                    else
                                        delete message.email;
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.emailHash = value;
                                    else
                                        delete message.emailHash;
                                    continue;
                                }
                            case 5: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.firstName = value;
                                    else
                                        delete message.firstName;
                                    continue;
                                }
                            case 6: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.lastName = value;
                                    else
                                        delete message.lastName;
                                    continue;
                                }
                            case 7: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.phoneNumber = value;
                                    else
                                        delete message.phoneNumber;
                                    continue;
                                }
                            case 8: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.passwordHash = value;
                                    else
                                        delete message.passwordHash;
                                    continue;
                                }
                            case 9: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.systemRole = value;
                                    else
                                        delete message.systemRole;
                                    continue;
                                }
                            case 10: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.locale = value;
                                    else
                                        delete message.locale;
                                    continue;
                                }
                            case 11: {
                                    if (wireType !== 0)
                                        break;
                                    message.enabled = reader.bool();
                                    message._enabled = "enabled";
                                    continue;
                                }
                            case 12: {
                                    if (wireType !== 0)
                                        break;
                                    if (value = reader.bool())
                                        message.declared = value;
                                    else
                                        delete message.declared;
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

                    UserChanged.prototype.username = null;
                    UserChanged.prototype.usernameHash = null;
                    UserChanged.prototype.email = null;
                    UserChanged.prototype.emailHash = null;
                    UserChanged.prototype.firstName = null;
                    UserChanged.prototype.lastName = null;
                    UserChanged.prototype.phoneNumber = null;
                    UserChanged.prototype.systemRole = null;
                    UserChanged.prototype.locale = null;
                    UserChanged.prototype.enabled = null;
                    UserChanged.prototype.declared = null;

                    let $oneOfFields;

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserChanged.prototype, "_username", {
                        get: $util.oneOfGetter($oneOfFields = ["username"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserChanged.prototype, "_usernameHash", {
                        get: $util.oneOfGetter($oneOfFields = ["usernameHash"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserChanged.prototype, "_email", {
                        get: $util.oneOfGetter($oneOfFields = ["email"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserChanged.prototype, "_emailHash", {
                        get: $util.oneOfGetter($oneOfFields = ["emailHash"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserChanged.prototype, "_firstName", {
                        get: $util.oneOfGetter($oneOfFields = ["firstName"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserChanged.prototype, "_lastName", {
                        get: $util.oneOfGetter($oneOfFields = ["lastName"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserChanged.prototype, "_phoneNumber", {
                        get: $util.oneOfGetter($oneOfFields = ["phoneNumber"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserChanged.prototype, "_systemRole", {
                        get: $util.oneOfGetter($oneOfFields = ["systemRole"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserChanged.prototype, "_locale", {
                        get: $util.oneOfGetter($oneOfFields = ["locale"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserChanged.prototype, "_enabled", {
                        get: $util.oneOfGetter($oneOfFields = ["enabled"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserChanged.prototype, "_declared", {
                        get: $util.oneOfGetter($oneOfFields = ["declared"]),
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
                        if (message.email != null && $Object.hasOwnProperty.call(message, "email"))
                            writer.uint32(10).string(message.email);
                        if (message.emailHash != null && $Object.hasOwnProperty.call(message, "emailHash"))
                            writer.uint32(18).string(message.emailHash);
                        if (message.firstName != null && $Object.hasOwnProperty.call(message, "firstName"))
                            writer.uint32(26).string(message.firstName);
                        if (message.lastName != null && $Object.hasOwnProperty.call(message, "lastName"))
                            writer.uint32(34).string(message.lastName);
                        if (message.phoneNumber != null && $Object.hasOwnProperty.call(message, "phoneNumber"))
                            writer.uint32(42).string(message.phoneNumber);
                        if (message.systemRole != null && $Object.hasOwnProperty.call(message, "systemRole"))
                            writer.uint32(50).string(message.systemRole);
                        if (message.locale != null && $Object.hasOwnProperty.call(message, "locale"))
                            writer.uint32(58).string(message.locale);
                        if (message.enabled != null && $Object.hasOwnProperty.call(message, "enabled"))
                            writer.uint32(64).bool(message.enabled);
                        if (message.username != null && $Object.hasOwnProperty.call(message, "username"))
                            writer.uint32(74).string(message.username);
                        if (message.usernameHash != null && $Object.hasOwnProperty.call(message, "usernameHash"))
                            writer.uint32(82).string(message.usernameHash);
                        if (message.declared != null && $Object.hasOwnProperty.call(message, "declared"))
                            writer.uint32(88).bool(message.declared);
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
                        message = _target || new $root.isotrail.identity.domain.v1.UserChanged();
                        while (reader.pos < end) {
                            let start = reader.pos;
                            let tag = reader.tag();
                            if (tag === _end) {
                                _end = $undefined;
                                break;
                            }
                            let wireType = tag & 7;
                            switch (tag >>>= 3) {
                            case 9: {
                                    if (wireType !== 2)
                                        break;
                                    message.username = reader.stringVerify();
                                    message._username = "username";
                                    continue;
                                }
                            case 10: {
                                    if (wireType !== 2)
                                        break;
                                    message.usernameHash = reader.stringVerify();
                                    message._usernameHash = "usernameHash";
                                    continue;
                                }
                            case 1: {
                                    if (wireType !== 2)
                                        break;
                                    message.email = reader.stringVerify();
                                    message._email = "email";
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 2)
                                        break;
                                    message.emailHash = reader.stringVerify();
                                    message._emailHash = "emailHash";
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 2)
                                        break;
                                    message.firstName = reader.stringVerify();
                                    message._firstName = "firstName";
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 2)
                                        break;
                                    message.lastName = reader.stringVerify();
                                    message._lastName = "lastName";
                                    continue;
                                }
                            case 5: {
                                    if (wireType !== 2)
                                        break;
                                    message.phoneNumber = reader.stringVerify();
                                    message._phoneNumber = "phoneNumber";
                                    continue;
                                }
                            case 6: {
                                    if (wireType !== 2)
                                        break;
                                    message.systemRole = reader.stringVerify();
                                    message._systemRole = "systemRole";
                                    continue;
                                }
                            case 7: {
                                    if (wireType !== 2)
                                        break;
                                    message.locale = reader.stringVerify();
                                    message._locale = "locale";
                                    continue;
                                }
                            case 8: {
                                    if (wireType !== 0)
                                        break;
                                    message.enabled = reader.bool();
                                    message._enabled = "enabled";
                                    continue;
                                }
                            case 11: {
                                    if (wireType !== 0)
                                        break;
                                    message.declared = reader.bool();
                                    message._declared = "declared";
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

                v1.PasswordChanged = (function() {

                    const PasswordChanged = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    PasswordChanged.prototype.passwordHash = "";

                    PasswordChanged.create = function(properties) {
                        return new PasswordChanged(properties);
                    };

                    PasswordChanged.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.passwordHash != null && $Object.hasOwnProperty.call(message, "passwordHash") && message.passwordHash !== "")
                            writer.uint32(10).string(message.passwordHash);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    PasswordChanged.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.PasswordChanged();
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
                                        message.passwordHash = value;
                                    else
                                        delete message.passwordHash;
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

                    return PasswordChanged;
                })();

                v1.UserDeleted = (function() {

                    const UserDeleted = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

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
                        message = _target || new $root.isotrail.identity.domain.v1.UserDeleted();
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

                    return UserDeleted;
                })();

                v1.AdministratorWithdrawalBegun = (function() {

                    const AdministratorWithdrawalBegun = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    AdministratorWithdrawalBegun.prototype.attempt = "";

                    AdministratorWithdrawalBegun.create = function(properties) {
                        return new AdministratorWithdrawalBegun(properties);
                    };

                    AdministratorWithdrawalBegun.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.attempt != null && $Object.hasOwnProperty.call(message, "attempt") && message.attempt !== "")
                            writer.uint32(10).string(message.attempt);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    AdministratorWithdrawalBegun.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.AdministratorWithdrawalBegun();
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
                                        message.attempt = value;
                                    else
                                        delete message.attempt;
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

                    return AdministratorWithdrawalBegun;
                })();

                v1.AdministratorWithdrawalCancelled = (function() {

                    const AdministratorWithdrawalCancelled = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    AdministratorWithdrawalCancelled.create = function(properties) {
                        return new AdministratorWithdrawalCancelled(properties);
                    };

                    AdministratorWithdrawalCancelled.encode = function (message, writer, _depth) {
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

                    AdministratorWithdrawalCancelled.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.AdministratorWithdrawalCancelled();
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

                    return AdministratorWithdrawalCancelled;
                })();

                v1.ClientDeclared = (function() {

                    const ClientDeclared = function (properties) {
                        this.grants = [];
                        this.scopes = [];
                        this.redirectUris = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ClientDeclared.prototype.name = "";
                    ClientDeclared.prototype.secretHash = "";
                    ClientDeclared.prototype.grants = $util.emptyArray;
                    ClientDeclared.prototype.scopes = $util.emptyArray;
                    ClientDeclared.prototype.redirectUris = $util.emptyArray;
                    ClientDeclared.prototype.accessTokenSeconds = 0;
                    ClientDeclared.prototype.refreshTokenSeconds = 0;
                    ClientDeclared.prototype.declaredIn = "";

                    ClientDeclared.create = function(properties) {
                        return new ClientDeclared(properties);
                    };

                    ClientDeclared.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                            writer.uint32(10).string(message.name);
                        if (message.secretHash != null && $Object.hasOwnProperty.call(message, "secretHash") && message.secretHash !== "")
                            writer.uint32(18).string(message.secretHash);
                        if (message.grants != null && message.grants.length)
                            for (let i = 0; i < message.grants.length; ++i)
                                writer.uint32(26).string(message.grants[i]);
                        if (message.scopes != null && message.scopes.length)
                            for (let i = 0; i < message.scopes.length; ++i)
                                writer.uint32(34).string(message.scopes[i]);
                        if (message.redirectUris != null && message.redirectUris.length)
                            for (let i = 0; i < message.redirectUris.length; ++i)
                                writer.uint32(42).string(message.redirectUris[i]);
                        if (message.accessTokenSeconds != null && $Object.hasOwnProperty.call(message, "accessTokenSeconds") && (typeof message.accessTokenSeconds === "object" ? message.accessTokenSeconds.low || message.accessTokenSeconds.high : message.accessTokenSeconds !== 0))
                            writer.uint32(48).int64(message.accessTokenSeconds);
                        if (message.refreshTokenSeconds != null && $Object.hasOwnProperty.call(message, "refreshTokenSeconds") && (typeof message.refreshTokenSeconds === "object" ? message.refreshTokenSeconds.low || message.refreshTokenSeconds.high : message.refreshTokenSeconds !== 0))
                            writer.uint32(56).int64(message.refreshTokenSeconds);
                        if (message.declaredIn != null && $Object.hasOwnProperty.call(message, "declaredIn") && message.declaredIn !== "")
                            writer.uint32(66).string(message.declaredIn);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    ClientDeclared.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.ClientDeclared();
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
                                        message.secretHash = value;
                                    else
                                        delete message.secretHash;
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.grants && message.grants.length))
                                        message.grants = [];
                                    message.grants.push(reader.stringVerify());
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.scopes && message.scopes.length))
                                        message.scopes = [];
                                    message.scopes.push(reader.stringVerify());
                                    continue;
                                }
                            case 5: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.redirectUris && message.redirectUris.length))
                                        message.redirectUris = [];
                                    message.redirectUris.push(reader.stringVerify());
                                    continue;
                                }
                            case 6: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.accessTokenSeconds = value;
                                    else
                                        delete message.accessTokenSeconds;
                                    continue;
                                }
                            case 7: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.refreshTokenSeconds = value;
                                    else
                                        delete message.refreshTokenSeconds;
                                    continue;
                                }
                            case 8: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.declaredIn = value;
                                    else
                                        delete message.declaredIn;
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

                    return ClientDeclared;
                })();

                v1.ClientSecretRotated = (function() {

                    const ClientSecretRotated = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ClientSecretRotated.prototype.secretHash = "";
                    ClientSecretRotated.prototype.previousUntil = 0;

                    ClientSecretRotated.create = function(properties) {
                        return new ClientSecretRotated(properties);
                    };

                    ClientSecretRotated.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.secretHash != null && $Object.hasOwnProperty.call(message, "secretHash") && message.secretHash !== "")
                            writer.uint32(10).string(message.secretHash);
                        if (message.previousUntil != null && $Object.hasOwnProperty.call(message, "previousUntil") && (typeof message.previousUntil === "object" ? message.previousUntil.low || message.previousUntil.high : message.previousUntil !== 0))
                            writer.uint32(16).int64(message.previousUntil);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    ClientSecretRotated.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.ClientSecretRotated();
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
                                        message.secretHash = value;
                                    else
                                        delete message.secretHash;
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.previousUntil = value;
                                    else
                                        delete message.previousUntil;
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

                    return ClientSecretRotated;
                })();

                v1.ClientRetired = (function() {

                    const ClientRetired = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ClientRetired.create = function(properties) {
                        return new ClientRetired(properties);
                    };

                    ClientRetired.encode = function (message, writer, _depth) {
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

                    ClientRetired.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.ClientRetired();
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

                    return ClientRetired;
                })();

                v1.TokenRevoked = (function() {

                    const TokenRevoked = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    TokenRevoked.prototype.jti = "";
                    TokenRevoked.prototype.expires = 0;

                    TokenRevoked.create = function(properties) {
                        return new TokenRevoked(properties);
                    };

                    TokenRevoked.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.jti != null && $Object.hasOwnProperty.call(message, "jti") && message.jti !== "")
                            writer.uint32(10).string(message.jti);
                        if (message.expires != null && $Object.hasOwnProperty.call(message, "expires") && (typeof message.expires === "object" ? message.expires.low || message.expires.high : message.expires !== 0))
                            writer.uint32(16).int64(message.expires);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    TokenRevoked.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.TokenRevoked();
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
                                        message.jti = value;
                                    else
                                        delete message.jti;
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

                    return TokenRevoked;
                })();

                v1.GroupCreated = (function() {

                    const GroupCreated = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    GroupCreated.prototype.name = "";
                    GroupCreated.prototype.description = "";
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
                        if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                            writer.uint32(10).string(message.name);
                        if (message.description != null && $Object.hasOwnProperty.call(message, "description") && message.description !== "")
                            writer.uint32(18).string(message.description);
                        if (message.ownerId != null && $Object.hasOwnProperty.call(message, "ownerId") && message.ownerId !== "")
                            writer.uint32(26).string(message.ownerId);
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
                        message = _target || new $root.isotrail.identity.domain.v1.GroupCreated();
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
                                        message.description = value;
                                    else
                                        delete message.description;
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

                    return GroupCreated;
                })();

                v1.GroupChanged = (function() {

                    const GroupChanged = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    GroupChanged.prototype.name = null;
                    GroupChanged.prototype.description = null;

                    let $oneOfFields;

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(GroupChanged.prototype, "_name", {
                        get: $util.oneOfGetter($oneOfFields = ["name"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(GroupChanged.prototype, "_description", {
                        get: $util.oneOfGetter($oneOfFields = ["description"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    GroupChanged.create = function(properties) {
                        return new GroupChanged(properties);
                    };

                    GroupChanged.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.name != null && $Object.hasOwnProperty.call(message, "name"))
                            writer.uint32(10).string(message.name);
                        if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                            writer.uint32(18).string(message.description);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    GroupChanged.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.GroupChanged();
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
                                    message.description = reader.stringVerify();
                                    message._description = "description";
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

                    return GroupChanged;
                })();

                v1.GroupMemberAdded = (function() {

                    const GroupMemberAdded = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

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
                        if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                            writer.uint32(10).string(message.userId);
                        if (message.role != null && $Object.hasOwnProperty.call(message, "role") && message.role !== "")
                            writer.uint32(18).string(message.role);
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
                        message = _target || new $root.isotrail.identity.domain.v1.GroupMemberAdded();
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
                        if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                            writer.uint32(10).string(message.userId);
                        if (message.role != null && $Object.hasOwnProperty.call(message, "role") && message.role !== "")
                            writer.uint32(18).string(message.role);
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
                        message = _target || new $root.isotrail.identity.domain.v1.GroupMemberChanged();
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
                        if (message.userId != null && $Object.hasOwnProperty.call(message, "userId") && message.userId !== "")
                            writer.uint32(10).string(message.userId);
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
                        message = _target || new $root.isotrail.identity.domain.v1.GroupMemberRemoved();
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

                    return GroupMemberRemoved;
                })();

                v1.GroupDeleted = (function() {

                    const GroupDeleted = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

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
                        message = _target || new $root.isotrail.identity.domain.v1.GroupDeleted();
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

                    return GroupDeleted;
                })();

                v1.SessionOpened = (function() {

                    const SessionOpened = function (properties) {
                        this.scopes = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SessionOpened.prototype.user = "";
                    SessionOpened.prototype.client = "";
                    SessionOpened.prototype.method = "";
                    SessionOpened.prototype.applicationPassword = "";
                    SessionOpened.prototype.shared = false;
                    SessionOpened.prototype.scopes = $util.emptyArray;
                    SessionOpened.prototype.epoch = 0;
                    SessionOpened.prototype.expires = 0;
                    SessionOpened.prototype.code = null;

                    SessionOpened.create = function(properties) {
                        return new SessionOpened(properties);
                    };

                    SessionOpened.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.user != null && $Object.hasOwnProperty.call(message, "user") && message.user !== "")
                            writer.uint32(10).string(message.user);
                        if (message.client != null && $Object.hasOwnProperty.call(message, "client") && message.client !== "")
                            writer.uint32(18).string(message.client);
                        if (message.method != null && $Object.hasOwnProperty.call(message, "method") && message.method !== "")
                            writer.uint32(26).string(message.method);
                        if (message.applicationPassword != null && $Object.hasOwnProperty.call(message, "applicationPassword") && message.applicationPassword !== "")
                            writer.uint32(34).string(message.applicationPassword);
                        if (message.shared != null && $Object.hasOwnProperty.call(message, "shared") && message.shared !== false)
                            writer.uint32(40).bool(message.shared);
                        if (message.scopes != null && message.scopes.length)
                            for (let i = 0; i < message.scopes.length; ++i)
                                writer.uint32(50).string(message.scopes[i]);
                        if (message.epoch != null && $Object.hasOwnProperty.call(message, "epoch") && (typeof message.epoch === "object" ? message.epoch.low || message.epoch.high : message.epoch !== 0))
                            writer.uint32(56).int64(message.epoch);
                        if (message.expires != null && $Object.hasOwnProperty.call(message, "expires") && (typeof message.expires === "object" ? message.expires.low || message.expires.high : message.expires !== 0))
                            writer.uint32(64).int64(message.expires);
                        if (message.code != null && $Object.hasOwnProperty.call(message, "code"))
                            $root.isotrail.identity.domain.v1.AuthorizationCode.encode(message.code, writer.uint32(74).fork(), _depth + 1).ldelim();
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    SessionOpened.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.SessionOpened();
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
                                        message.user = value;
                                    else
                                        delete message.user;
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.client = value;
                                    else
                                        delete message.client;
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.method = value;
                                    else
                                        delete message.method;
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.applicationPassword = value;
                                    else
                                        delete message.applicationPassword;
                                    continue;
                                }
                            case 5: {
                                    if (wireType !== 0)
                                        break;
                                    if (value = reader.bool())
                                        message.shared = value;
                                    else
                                        delete message.shared;
                                    continue;
                                }
                            case 6: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.scopes && message.scopes.length))
                                        message.scopes = [];
                                    message.scopes.push(reader.stringVerify());
                                    continue;
                                }
                            case 7: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.epoch = value;
                                    else
                                        delete message.epoch;
                                    continue;
                                }
                            case 8: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.expires = value;
                                    else
                                        delete message.expires;
                                    continue;
                                }
                            case 9: {
                                    if (wireType !== 2)
                                        break;
                                    message.code = $root.isotrail.identity.domain.v1.AuthorizationCode.decode(reader, reader.size(), $undefined, _depth + 1, message.code);
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

                    return SessionOpened;
                })();

                v1.AuthorizationCode = (function() {

                    const AuthorizationCode = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    AuthorizationCode.prototype.hash = "";
                    AuthorizationCode.prototype.redirectUri = "";
                    AuthorizationCode.prototype.redirectUriSent = false;
                    AuthorizationCode.prototype.challenge = "";
                    AuthorizationCode.prototype.expires = 0;

                    AuthorizationCode.create = function(properties) {
                        return new AuthorizationCode(properties);
                    };

                    AuthorizationCode.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.hash != null && $Object.hasOwnProperty.call(message, "hash") && message.hash !== "")
                            writer.uint32(10).string(message.hash);
                        if (message.redirectUri != null && $Object.hasOwnProperty.call(message, "redirectUri") && message.redirectUri !== "")
                            writer.uint32(18).string(message.redirectUri);
                        if (message.redirectUriSent != null && $Object.hasOwnProperty.call(message, "redirectUriSent") && message.redirectUriSent !== false)
                            writer.uint32(24).bool(message.redirectUriSent);
                        if (message.challenge != null && $Object.hasOwnProperty.call(message, "challenge") && message.challenge !== "")
                            writer.uint32(34).string(message.challenge);
                        if (message.expires != null && $Object.hasOwnProperty.call(message, "expires") && (typeof message.expires === "object" ? message.expires.low || message.expires.high : message.expires !== 0))
                            writer.uint32(40).int64(message.expires);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    AuthorizationCode.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.AuthorizationCode();
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
                                        message.hash = value;
                                    else
                                        delete message.hash;
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.redirectUri = value;
                                    else
                                        delete message.redirectUri;
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 0)
                                        break;
                                    if (value = reader.bool())
                                        message.redirectUriSent = value;
                                    else
                                        delete message.redirectUriSent;
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.challenge = value;
                                    else
                                        delete message.challenge;
                                    continue;
                                }
                            case 5: {
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

                    return AuthorizationCode;
                })();

                v1.SessionUsed = (function() {

                    const SessionUsed = function (properties) {
                        this.scopes = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SessionUsed.prototype.scopes = $util.emptyArray;
                    SessionUsed.prototype.epoch = 0;
                    SessionUsed.prototype.expires = 0;

                    SessionUsed.create = function(properties) {
                        return new SessionUsed(properties);
                    };

                    SessionUsed.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.scopes != null && message.scopes.length)
                            for (let i = 0; i < message.scopes.length; ++i)
                                writer.uint32(10).string(message.scopes[i]);
                        if (message.epoch != null && $Object.hasOwnProperty.call(message, "epoch") && (typeof message.epoch === "object" ? message.epoch.low || message.epoch.high : message.epoch !== 0))
                            writer.uint32(16).int64(message.epoch);
                        if (message.expires != null && $Object.hasOwnProperty.call(message, "expires") && (typeof message.expires === "object" ? message.expires.low || message.expires.high : message.expires !== 0))
                            writer.uint32(24).int64(message.expires);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    SessionUsed.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.SessionUsed();
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
                                    if (!(message.scopes && message.scopes.length))
                                        message.scopes = [];
                                    message.scopes.push(reader.stringVerify());
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = $number(reader.int64())) === "object" ? value.low || value.high : value !== 0)
                                        message.epoch = value;
                                    else
                                        delete message.epoch;
                                    continue;
                                }
                            case 3: {
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

                    return SessionUsed;
                })();

                v1.CodeRedeemed = (function() {

                    const CodeRedeemed = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    CodeRedeemed.create = function(properties) {
                        return new CodeRedeemed(properties);
                    };

                    CodeRedeemed.encode = function (message, writer, _depth) {
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

                    CodeRedeemed.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.CodeRedeemed();
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

                    return CodeRedeemed;
                })();

                v1.SessionRefreshed = (function() {

                    const SessionRefreshed = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SessionRefreshed.create = function(properties) {
                        return new SessionRefreshed(properties);
                    };

                    SessionRefreshed.encode = function (message, writer, _depth) {
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

                    SessionRefreshed.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.SessionRefreshed();
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

                    return SessionRefreshed;
                })();

                v1.SessionEnded = (function() {

                    const SessionEnded = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    SessionEnded.prototype.reason = "";

                    SessionEnded.create = function(properties) {
                        return new SessionEnded(properties);
                    };

                    SessionEnded.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.reason != null && $Object.hasOwnProperty.call(message, "reason") && message.reason !== "")
                            writer.uint32(10).string(message.reason);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    SessionEnded.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.SessionEnded();
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
                                        message.reason = value;
                                    else
                                        delete message.reason;
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

                    return SessionEnded;
                })();

                v1.ApplicationPasswordCreated = (function() {

                    const ApplicationPasswordCreated = function (properties) {
                        this.scopes = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ApplicationPasswordCreated.prototype.user = "";
                    ApplicationPasswordCreated.prototype.name = "";
                    ApplicationPasswordCreated.prototype.hash = "";
                    ApplicationPasswordCreated.prototype.scopes = $util.emptyArray;
                    ApplicationPasswordCreated.prototype.expires = 0;

                    ApplicationPasswordCreated.create = function(properties) {
                        return new ApplicationPasswordCreated(properties);
                    };

                    ApplicationPasswordCreated.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.user != null && $Object.hasOwnProperty.call(message, "user") && message.user !== "")
                            writer.uint32(10).string(message.user);
                        if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                            writer.uint32(18).string(message.name);
                        if (message.hash != null && $Object.hasOwnProperty.call(message, "hash") && message.hash !== "")
                            writer.uint32(26).string(message.hash);
                        if (message.scopes != null && message.scopes.length)
                            for (let i = 0; i < message.scopes.length; ++i)
                                writer.uint32(34).string(message.scopes[i]);
                        if (message.expires != null && $Object.hasOwnProperty.call(message, "expires") && (typeof message.expires === "object" ? message.expires.low || message.expires.high : message.expires !== 0))
                            writer.uint32(40).int64(message.expires);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    ApplicationPasswordCreated.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.ApplicationPasswordCreated();
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
                                        message.user = value;
                                    else
                                        delete message.user;
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.name = value;
                                    else
                                        delete message.name;
                                    continue;
                                }
                            case 3: {
                                    if (wireType !== 2)
                                        break;
                                    if ((value = reader.stringVerify()).length)
                                        message.hash = value;
                                    else
                                        delete message.hash;
                                    continue;
                                }
                            case 4: {
                                    if (wireType !== 2)
                                        break;
                                    if (!(message.scopes && message.scopes.length))
                                        message.scopes = [];
                                    message.scopes.push(reader.stringVerify());
                                    continue;
                                }
                            case 5: {
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

                    return ApplicationPasswordCreated;
                })();

                v1.ApplicationPasswordEnded = (function() {

                    const ApplicationPasswordEnded = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    ApplicationPasswordEnded.create = function(properties) {
                        return new ApplicationPasswordEnded(properties);
                    };

                    ApplicationPasswordEnded.encode = function (message, writer, _depth) {
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

                    ApplicationPasswordEnded.decode = function (reader, length, _end, _depth, _target) {
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
                        message = _target || new $root.isotrail.identity.domain.v1.ApplicationPasswordEnded();
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

                    return ApplicationPasswordEnded;
                })();

                return v1;
            })();

            return domain;
        })();

        return identity;
    })();

    return isotrail;
})();

export {
  $root as default
};
