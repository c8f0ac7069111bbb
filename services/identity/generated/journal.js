/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

// Common aliases
const $Reader = $protobuf.Reader, $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

// Exported root namespace
const $root = $protobuf.roots["services/identity/proto"] || ($protobuf.roots["services/identity/proto"] = {});

export const isotrail = $root.isotrail = (() => {

    /**
     * Namespace isotrail.
     * @exports isotrail
     * @namespace
     */
    const isotrail = {};

    isotrail.identity = (function() {

        /**
         * Namespace identity.
         * @memberof isotrail
         * @namespace
         */
        const identity = {};

        identity.journal = (function() {

            /**
             * Namespace journal.
             * @memberof isotrail.identity
             * @namespace
             */
            const journal = {};

            journal.v1 = (function() {

                /**
                 * Namespace v1.
                 * @memberof isotrail.identity.journal
                 * @namespace
                 */
                const v1 = {};

                v1.UserCreated = (function() {

                    /**
                     * Properties of a UserCreated.
                     * @typedef {Object} isotrail.identity.journal.v1.UserCreated.$Properties
                     * @property {string} [username] UserCreated username
                     * @property {string} [usernameHash] UserCreated usernameHash
                     * @property {string} [email] UserCreated email
                     * @property {string} [emailHash] UserCreated emailHash
                     * @property {string} [firstName] UserCreated firstName
                     * @property {string} [lastName] UserCreated lastName
                     * @property {string} [phoneNumber] UserCreated phoneNumber
                     * @property {string} [passwordHash] UserCreated passwordHash
                     * @property {string} [systemRole] UserCreated systemRole
                     * @property {string} [locale] UserCreated locale
                     * @property {boolean|null} [enabled] UserCreated enabled
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a UserCreated.
                     * @memberof isotrail.identity.journal.v1
                     * @interface IUserCreated
                     * @augments isotrail.identity.journal.v1.UserCreated.$Properties
                     * @deprecated Use isotrail.identity.journal.v1.UserCreated.$Properties instead.
                     */

                    /**
                     * Shape of a UserCreated.
                     * @typedef {isotrail.identity.journal.v1.UserCreated.$Properties} isotrail.identity.journal.v1.UserCreated.$Shape
                     */

                    /**
                     * Constructs a new UserCreated.
                     * @memberof isotrail.identity.journal.v1
                     * @classdesc Represents a UserCreated.
                     * @constructor
                     * @param {isotrail.identity.journal.v1.UserCreated.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const UserCreated = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * UserCreated username.
                     * @member {string} username
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @instance
                     */
                    UserCreated.prototype.username = "";

                    /**
                     * UserCreated usernameHash.
                     * @member {string} usernameHash
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @instance
                     */
                    UserCreated.prototype.usernameHash = "";

                    /**
                     * UserCreated email.
                     * @member {string} email
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @instance
                     */
                    UserCreated.prototype.email = "";

                    /**
                     * UserCreated emailHash.
                     * @member {string} emailHash
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @instance
                     */
                    UserCreated.prototype.emailHash = "";

                    /**
                     * UserCreated firstName.
                     * @member {string} firstName
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @instance
                     */
                    UserCreated.prototype.firstName = "";

                    /**
                     * UserCreated lastName.
                     * @member {string} lastName
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @instance
                     */
                    UserCreated.prototype.lastName = "";

                    /**
                     * UserCreated phoneNumber.
                     * @member {string} phoneNumber
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @instance
                     */
                    UserCreated.prototype.phoneNumber = "";

                    /**
                     * UserCreated passwordHash.
                     * @member {string} passwordHash
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @instance
                     */
                    UserCreated.prototype.passwordHash = "";

                    /**
                     * UserCreated systemRole.
                     * @member {string} systemRole
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @instance
                     */
                    UserCreated.prototype.systemRole = "";

                    /**
                     * UserCreated locale.
                     * @member {string} locale
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @instance
                     */
                    UserCreated.prototype.locale = "";

                    /**
                     * UserCreated enabled.
                     * @member {boolean|null} enabled
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @instance
                     */
                    UserCreated.prototype.enabled = null;

                    // OneOf field names bound to virtual getters and setters
                    let $oneOfFields;

                    // Virtual OneOf for proto3 optional field
                    $Object.defineProperty(UserCreated.prototype, "_enabled", {
                        get: $util.oneOfGetter($oneOfFields = ["enabled"]),
                        set: $util.oneOfSetter($oneOfFields)
                    });

                    /**
                     * Creates a new UserCreated instance using the specified properties.
                     * @function create
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @static
                     * @param {isotrail.identity.journal.v1.UserCreated.$Properties=} [properties] Properties to set
                     * @returns {isotrail.identity.journal.v1.UserCreated} UserCreated instance
                     * @type {{
                     *   (properties: isotrail.identity.journal.v1.UserCreated.$Shape): isotrail.identity.journal.v1.UserCreated & isotrail.identity.journal.v1.UserCreated.$Shape;
                     *   (properties?: isotrail.identity.journal.v1.UserCreated.$Properties): isotrail.identity.journal.v1.UserCreated;
                     * }}
                     */
                    UserCreated.create = function(properties) {
                        return new UserCreated(properties);
                    };

                    /**
                     * Encodes the specified UserCreated message. Does not implicitly {@link isotrail.identity.journal.v1.UserCreated.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @static
                     * @param {isotrail.identity.journal.v1.UserCreated.$Properties} message UserCreated message or plain object to encode
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
                        if (message.username != null && $Object.hasOwnProperty.call(message, "username") && message.username !== "")
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.username);
                        if (message.usernameHash != null && $Object.hasOwnProperty.call(message, "usernameHash") && message.usernameHash !== "")
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.usernameHash);
                        if (message.email != null && $Object.hasOwnProperty.call(message, "email") && message.email !== "")
                            writer.uint32(/* id 3, wireType 2 =*/26).string(message.email);
                        if (message.emailHash != null && $Object.hasOwnProperty.call(message, "emailHash") && message.emailHash !== "")
                            writer.uint32(/* id 4, wireType 2 =*/34).string(message.emailHash);
                        if (message.firstName != null && $Object.hasOwnProperty.call(message, "firstName") && message.firstName !== "")
                            writer.uint32(/* id 5, wireType 2 =*/42).string(message.firstName);
                        if (message.lastName != null && $Object.hasOwnProperty.call(message, "lastName") && message.lastName !== "")
                            writer.uint32(/* id 6, wireType 2 =*/50).string(message.lastName);
                        if (message.phoneNumber != null && $Object.hasOwnProperty.call(message, "phoneNumber") && message.phoneNumber !== "")
                            writer.uint32(/* id 7, wireType 2 =*/58).string(message.phoneNumber);
                        if (message.passwordHash != null && $Object.hasOwnProperty.call(message, "passwordHash") && message.passwordHash !== "")
                            writer.uint32(/* id 8, wireType 2 =*/66).string(message.passwordHash);
                        if (message.systemRole != null && $Object.hasOwnProperty.call(message, "systemRole") && message.systemRole !== "")
                            writer.uint32(/* id 9, wireType 2 =*/74).string(message.systemRole);
                        if (message.locale != null && $Object.hasOwnProperty.call(message, "locale") && message.locale !== "")
                            writer.uint32(/* id 10, wireType 2 =*/82).string(message.locale);
                        if (message.enabled != null && $Object.hasOwnProperty.call(message, "enabled"))
                            writer.uint32(/* id 11, wireType 0 =*/88).bool(message.enabled);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a UserCreated message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.identity.journal.v1.UserCreated
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.identity.journal.v1.UserCreated & isotrail.identity.journal.v1.UserCreated.$Shape} UserCreated
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
                        message = _target || new $root.isotrail.identity.journal.v1.UserCreated();
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
                     * @typedef {Object} isotrail.identity.journal.v1.UserChanged.$Properties
                     * @property {string|null} [email] UserChanged email
                     * @property {string|null} [emailHash] UserChanged emailHash
                     * @property {string|null} [firstName] UserChanged firstName
                     * @property {string|null} [lastName] UserChanged lastName
                     * @property {string|null} [phoneNumber] UserChanged phoneNumber
                     * @property {string|null} [systemRole] UserChanged systemRole
                     * @property {string|null} [locale] UserChanged locale
                     * @property {boolean|null} [enabled] UserChanged enabled
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a UserChanged.
                     * @memberof isotrail.identity.journal.v1
                     * @interface IUserChanged
                     * @augments isotrail.identity.journal.v1.UserChanged.$Properties
                     * @deprecated Use isotrail.identity.journal.v1.UserChanged.$Properties instead.
                     */

                    /**
                     * Shape of a UserChanged.
                     * @typedef {isotrail.identity.journal.v1.UserChanged.$Properties} isotrail.identity.journal.v1.UserChanged.$Shape
                     */

                    /**
                     * Constructs a new UserChanged.
                     * @memberof isotrail.identity.journal.v1
                     * @classdesc Represents a UserChanged.
                     * @constructor
                     * @param {isotrail.identity.journal.v1.UserChanged.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const UserChanged = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * UserChanged email.
                     * @member {string|null} email
                     * @memberof isotrail.identity.journal.v1.UserChanged
                     * @instance
                     */
                    UserChanged.prototype.email = null;

                    /**
                     * UserChanged emailHash.
                     * @member {string|null} emailHash
                     * @memberof isotrail.identity.journal.v1.UserChanged
                     * @instance
                     */
                    UserChanged.prototype.emailHash = null;

                    /**
                     * UserChanged firstName.
                     * @member {string|null} firstName
                     * @memberof isotrail.identity.journal.v1.UserChanged
                     * @instance
                     */
                    UserChanged.prototype.firstName = null;

                    /**
                     * UserChanged lastName.
                     * @member {string|null} lastName
                     * @memberof isotrail.identity.journal.v1.UserChanged
                     * @instance
                     */
                    UserChanged.prototype.lastName = null;

                    /**
                     * UserChanged phoneNumber.
                     * @member {string|null} phoneNumber
                     * @memberof isotrail.identity.journal.v1.UserChanged
                     * @instance
                     */
                    UserChanged.prototype.phoneNumber = null;

                    /**
                     * UserChanged systemRole.
                     * @member {string|null} systemRole
                     * @memberof isotrail.identity.journal.v1.UserChanged
                     * @instance
                     */
                    UserChanged.prototype.systemRole = null;

                    /**
                     * UserChanged locale.
                     * @member {string|null} locale
                     * @memberof isotrail.identity.journal.v1.UserChanged
                     * @instance
                     */
                    UserChanged.prototype.locale = null;

                    /**
                     * UserChanged enabled.
                     * @member {boolean|null} enabled
                     * @memberof isotrail.identity.journal.v1.UserChanged
                     * @instance
                     */
                    UserChanged.prototype.enabled = null;

                    // OneOf field names bound to virtual getters and setters
                    let $oneOfFields;

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

                    /**
                     * Creates a new UserChanged instance using the specified properties.
                     * @function create
                     * @memberof isotrail.identity.journal.v1.UserChanged
                     * @static
                     * @param {isotrail.identity.journal.v1.UserChanged.$Properties=} [properties] Properties to set
                     * @returns {isotrail.identity.journal.v1.UserChanged} UserChanged instance
                     * @type {{
                     *   (properties: isotrail.identity.journal.v1.UserChanged.$Shape): isotrail.identity.journal.v1.UserChanged & isotrail.identity.journal.v1.UserChanged.$Shape;
                     *   (properties?: isotrail.identity.journal.v1.UserChanged.$Properties): isotrail.identity.journal.v1.UserChanged;
                     * }}
                     */
                    UserChanged.create = function(properties) {
                        return new UserChanged(properties);
                    };

                    /**
                     * Encodes the specified UserChanged message. Does not implicitly {@link isotrail.identity.journal.v1.UserChanged.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.identity.journal.v1.UserChanged
                     * @static
                     * @param {isotrail.identity.journal.v1.UserChanged.$Properties} message UserChanged message or plain object to encode
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
                        if (message.email != null && $Object.hasOwnProperty.call(message, "email"))
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.email);
                        if (message.emailHash != null && $Object.hasOwnProperty.call(message, "emailHash"))
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.emailHash);
                        if (message.firstName != null && $Object.hasOwnProperty.call(message, "firstName"))
                            writer.uint32(/* id 3, wireType 2 =*/26).string(message.firstName);
                        if (message.lastName != null && $Object.hasOwnProperty.call(message, "lastName"))
                            writer.uint32(/* id 4, wireType 2 =*/34).string(message.lastName);
                        if (message.phoneNumber != null && $Object.hasOwnProperty.call(message, "phoneNumber"))
                            writer.uint32(/* id 5, wireType 2 =*/42).string(message.phoneNumber);
                        if (message.systemRole != null && $Object.hasOwnProperty.call(message, "systemRole"))
                            writer.uint32(/* id 6, wireType 2 =*/50).string(message.systemRole);
                        if (message.locale != null && $Object.hasOwnProperty.call(message, "locale"))
                            writer.uint32(/* id 7, wireType 2 =*/58).string(message.locale);
                        if (message.enabled != null && $Object.hasOwnProperty.call(message, "enabled"))
                            writer.uint32(/* id 8, wireType 0 =*/64).bool(message.enabled);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a UserChanged message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.identity.journal.v1.UserChanged
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.identity.journal.v1.UserChanged & isotrail.identity.journal.v1.UserChanged.$Shape} UserChanged
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
                        message = _target || new $root.isotrail.identity.journal.v1.UserChanged();
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

                    /**
                     * Properties of a PasswordChanged.
                     * @typedef {Object} isotrail.identity.journal.v1.PasswordChanged.$Properties
                     * @property {string} [passwordHash] PasswordChanged passwordHash
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a PasswordChanged.
                     * @memberof isotrail.identity.journal.v1
                     * @interface IPasswordChanged
                     * @augments isotrail.identity.journal.v1.PasswordChanged.$Properties
                     * @deprecated Use isotrail.identity.journal.v1.PasswordChanged.$Properties instead.
                     */

                    /**
                     * Shape of a PasswordChanged.
                     * @typedef {isotrail.identity.journal.v1.PasswordChanged.$Properties} isotrail.identity.journal.v1.PasswordChanged.$Shape
                     */

                    /**
                     * Constructs a new PasswordChanged.
                     * @memberof isotrail.identity.journal.v1
                     * @classdesc Represents a PasswordChanged.
                     * @constructor
                     * @param {isotrail.identity.journal.v1.PasswordChanged.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const PasswordChanged = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * PasswordChanged passwordHash.
                     * @member {string} passwordHash
                     * @memberof isotrail.identity.journal.v1.PasswordChanged
                     * @instance
                     */
                    PasswordChanged.prototype.passwordHash = "";

                    /**
                     * Creates a new PasswordChanged instance using the specified properties.
                     * @function create
                     * @memberof isotrail.identity.journal.v1.PasswordChanged
                     * @static
                     * @param {isotrail.identity.journal.v1.PasswordChanged.$Properties=} [properties] Properties to set
                     * @returns {isotrail.identity.journal.v1.PasswordChanged} PasswordChanged instance
                     * @type {{
                     *   (properties: isotrail.identity.journal.v1.PasswordChanged.$Shape): isotrail.identity.journal.v1.PasswordChanged & isotrail.identity.journal.v1.PasswordChanged.$Shape;
                     *   (properties?: isotrail.identity.journal.v1.PasswordChanged.$Properties): isotrail.identity.journal.v1.PasswordChanged;
                     * }}
                     */
                    PasswordChanged.create = function(properties) {
                        return new PasswordChanged(properties);
                    };

                    /**
                     * Encodes the specified PasswordChanged message. Does not implicitly {@link isotrail.identity.journal.v1.PasswordChanged.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.identity.journal.v1.PasswordChanged
                     * @static
                     * @param {isotrail.identity.journal.v1.PasswordChanged.$Properties} message PasswordChanged message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    PasswordChanged.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.passwordHash != null && $Object.hasOwnProperty.call(message, "passwordHash") && message.passwordHash !== "")
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.passwordHash);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a PasswordChanged message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.identity.journal.v1.PasswordChanged
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.identity.journal.v1.PasswordChanged & isotrail.identity.journal.v1.PasswordChanged.$Shape} PasswordChanged
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
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
                        message = _target || new $root.isotrail.identity.journal.v1.PasswordChanged();
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

                v1.ClientDeclared = (function() {

                    /**
                     * Properties of a ClientDeclared.
                     * @typedef {Object} isotrail.identity.journal.v1.ClientDeclared.$Properties
                     * @property {string} [name] ClientDeclared name
                     * @property {string} [secretHash] ClientDeclared secretHash
                     * @property {Array.<string>} [grants] ClientDeclared grants
                     * @property {Array.<string>} [scopes] ClientDeclared scopes
                     * @property {Array.<string>} [redirectUris] ClientDeclared redirectUris
                     * @property {number} [accessTokenSeconds] ClientDeclared accessTokenSeconds
                     * @property {number} [refreshTokenSeconds] ClientDeclared refreshTokenSeconds
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a ClientDeclared.
                     * @memberof isotrail.identity.journal.v1
                     * @interface IClientDeclared
                     * @augments isotrail.identity.journal.v1.ClientDeclared.$Properties
                     * @deprecated Use isotrail.identity.journal.v1.ClientDeclared.$Properties instead.
                     */

                    /**
                     * Shape of a ClientDeclared.
                     * @typedef {isotrail.identity.journal.v1.ClientDeclared.$Properties} isotrail.identity.journal.v1.ClientDeclared.$Shape
                     */

                    /**
                     * Constructs a new ClientDeclared.
                     * @memberof isotrail.identity.journal.v1
                     * @classdesc Represents a ClientDeclared.
                     * @constructor
                     * @param {isotrail.identity.journal.v1.ClientDeclared.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const ClientDeclared = function (properties) {
                        this.grants = [];
                        this.scopes = [];
                        this.redirectUris = [];
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * ClientDeclared name.
                     * @member {string} name
                     * @memberof isotrail.identity.journal.v1.ClientDeclared
                     * @instance
                     */
                    ClientDeclared.prototype.name = "";

                    /**
                     * ClientDeclared secretHash.
                     * @member {string} secretHash
                     * @memberof isotrail.identity.journal.v1.ClientDeclared
                     * @instance
                     */
                    ClientDeclared.prototype.secretHash = "";

                    /**
                     * ClientDeclared grants.
                     * @member {Array.<string>} grants
                     * @memberof isotrail.identity.journal.v1.ClientDeclared
                     * @instance
                     */
                    ClientDeclared.prototype.grants = $util.emptyArray;

                    /**
                     * ClientDeclared scopes.
                     * @member {Array.<string>} scopes
                     * @memberof isotrail.identity.journal.v1.ClientDeclared
                     * @instance
                     */
                    ClientDeclared.prototype.scopes = $util.emptyArray;

                    /**
                     * ClientDeclared redirectUris.
                     * @member {Array.<string>} redirectUris
                     * @memberof isotrail.identity.journal.v1.ClientDeclared
                     * @instance
                     */
                    ClientDeclared.prototype.redirectUris = $util.emptyArray;

                    /**
                     * ClientDeclared accessTokenSeconds.
                     * @member {number} accessTokenSeconds
                     * @memberof isotrail.identity.journal.v1.ClientDeclared
                     * @instance
                     */
                    ClientDeclared.prototype.accessTokenSeconds = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                    /**
                     * ClientDeclared refreshTokenSeconds.
                     * @member {number} refreshTokenSeconds
                     * @memberof isotrail.identity.journal.v1.ClientDeclared
                     * @instance
                     */
                    ClientDeclared.prototype.refreshTokenSeconds = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                    /**
                     * Creates a new ClientDeclared instance using the specified properties.
                     * @function create
                     * @memberof isotrail.identity.journal.v1.ClientDeclared
                     * @static
                     * @param {isotrail.identity.journal.v1.ClientDeclared.$Properties=} [properties] Properties to set
                     * @returns {isotrail.identity.journal.v1.ClientDeclared} ClientDeclared instance
                     * @type {{
                     *   (properties: isotrail.identity.journal.v1.ClientDeclared.$Shape): isotrail.identity.journal.v1.ClientDeclared & isotrail.identity.journal.v1.ClientDeclared.$Shape;
                     *   (properties?: isotrail.identity.journal.v1.ClientDeclared.$Properties): isotrail.identity.journal.v1.ClientDeclared;
                     * }}
                     */
                    ClientDeclared.create = function(properties) {
                        return new ClientDeclared(properties);
                    };

                    /**
                     * Encodes the specified ClientDeclared message. Does not implicitly {@link isotrail.identity.journal.v1.ClientDeclared.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.identity.journal.v1.ClientDeclared
                     * @static
                     * @param {isotrail.identity.journal.v1.ClientDeclared.$Properties} message ClientDeclared message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    ClientDeclared.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.name);
                        if (message.secretHash != null && $Object.hasOwnProperty.call(message, "secretHash") && message.secretHash !== "")
                            writer.uint32(/* id 2, wireType 2 =*/18).string(message.secretHash);
                        if (message.grants != null && message.grants.length)
                            for (let i = 0; i < message.grants.length; ++i)
                                writer.uint32(/* id 3, wireType 2 =*/26).string(message.grants[i]);
                        if (message.scopes != null && message.scopes.length)
                            for (let i = 0; i < message.scopes.length; ++i)
                                writer.uint32(/* id 4, wireType 2 =*/34).string(message.scopes[i]);
                        if (message.redirectUris != null && message.redirectUris.length)
                            for (let i = 0; i < message.redirectUris.length; ++i)
                                writer.uint32(/* id 5, wireType 2 =*/42).string(message.redirectUris[i]);
                        if (message.accessTokenSeconds != null && $Object.hasOwnProperty.call(message, "accessTokenSeconds") && (typeof message.accessTokenSeconds === "object" ? message.accessTokenSeconds.low || message.accessTokenSeconds.high : message.accessTokenSeconds !== 0))
                            writer.uint32(/* id 6, wireType 0 =*/48).int64(message.accessTokenSeconds);
                        if (message.refreshTokenSeconds != null && $Object.hasOwnProperty.call(message, "refreshTokenSeconds") && (typeof message.refreshTokenSeconds === "object" ? message.refreshTokenSeconds.low || message.refreshTokenSeconds.high : message.refreshTokenSeconds !== 0))
                            writer.uint32(/* id 7, wireType 0 =*/56).int64(message.refreshTokenSeconds);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a ClientDeclared message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.identity.journal.v1.ClientDeclared
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.identity.journal.v1.ClientDeclared & isotrail.identity.journal.v1.ClientDeclared.$Shape} ClientDeclared
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
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
                        message = _target || new $root.isotrail.identity.journal.v1.ClientDeclared();
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
                                    if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                        message.accessTokenSeconds = value;
                                    else
                                        delete message.accessTokenSeconds;
                                    continue;
                                }
                            case 7: {
                                    if (wireType !== 0)
                                        break;
                                    if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
                                        message.refreshTokenSeconds = value;
                                    else
                                        delete message.refreshTokenSeconds;
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

                v1.TokenRevoked = (function() {

                    /**
                     * Properties of a TokenRevoked.
                     * @typedef {Object} isotrail.identity.journal.v1.TokenRevoked.$Properties
                     * @property {string} [jti] TokenRevoked jti
                     * @property {number} [expires] TokenRevoked expires
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */

                    /**
                     * Properties of a TokenRevoked.
                     * @memberof isotrail.identity.journal.v1
                     * @interface ITokenRevoked
                     * @augments isotrail.identity.journal.v1.TokenRevoked.$Properties
                     * @deprecated Use isotrail.identity.journal.v1.TokenRevoked.$Properties instead.
                     */

                    /**
                     * Shape of a TokenRevoked.
                     * @typedef {isotrail.identity.journal.v1.TokenRevoked.$Properties} isotrail.identity.journal.v1.TokenRevoked.$Shape
                     */

                    /**
                     * Constructs a new TokenRevoked.
                     * @memberof isotrail.identity.journal.v1
                     * @classdesc Represents a TokenRevoked.
                     * @constructor
                     * @param {isotrail.identity.journal.v1.TokenRevoked.$Properties=} [properties] Properties to set
                     * @property {Array.<Uint8Array>} [$unknowns] Unknown fields preserved while decoding when enabled
                     */
                    const TokenRevoked = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    /**
                     * TokenRevoked jti.
                     * @member {string} jti
                     * @memberof isotrail.identity.journal.v1.TokenRevoked
                     * @instance
                     */
                    TokenRevoked.prototype.jti = "";

                    /**
                     * TokenRevoked expires.
                     * @member {number} expires
                     * @memberof isotrail.identity.journal.v1.TokenRevoked
                     * @instance
                     */
                    TokenRevoked.prototype.expires = $util.Long ? $util.Long.fromBits(0,0,false) : 0;

                    /**
                     * Creates a new TokenRevoked instance using the specified properties.
                     * @function create
                     * @memberof isotrail.identity.journal.v1.TokenRevoked
                     * @static
                     * @param {isotrail.identity.journal.v1.TokenRevoked.$Properties=} [properties] Properties to set
                     * @returns {isotrail.identity.journal.v1.TokenRevoked} TokenRevoked instance
                     * @type {{
                     *   (properties: isotrail.identity.journal.v1.TokenRevoked.$Shape): isotrail.identity.journal.v1.TokenRevoked & isotrail.identity.journal.v1.TokenRevoked.$Shape;
                     *   (properties?: isotrail.identity.journal.v1.TokenRevoked.$Properties): isotrail.identity.journal.v1.TokenRevoked;
                     * }}
                     */
                    TokenRevoked.create = function(properties) {
                        return new TokenRevoked(properties);
                    };

                    /**
                     * Encodes the specified TokenRevoked message. Does not implicitly {@link isotrail.identity.journal.v1.TokenRevoked.verify|verify} messages.
                     * @function encode
                     * @memberof isotrail.identity.journal.v1.TokenRevoked
                     * @static
                     * @param {isotrail.identity.journal.v1.TokenRevoked.$Properties} message TokenRevoked message or plain object to encode
                     * @param {$protobuf.Writer} [writer] Writer to encode to
                     * @returns {$protobuf.Writer} Writer
                     */
                    TokenRevoked.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.jti != null && $Object.hasOwnProperty.call(message, "jti") && message.jti !== "")
                            writer.uint32(/* id 1, wireType 2 =*/10).string(message.jti);
                        if (message.expires != null && $Object.hasOwnProperty.call(message, "expires") && (typeof message.expires === "object" ? message.expires.low || message.expires.high : message.expires !== 0))
                            writer.uint32(/* id 2, wireType 0 =*/16).int64(message.expires);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    /**
                     * Decodes a TokenRevoked message from the specified reader or buffer.
                     * @function decode
                     * @memberof isotrail.identity.journal.v1.TokenRevoked
                     * @static
                     * @param {$protobuf.Reader|Uint8Array} reader Reader or buffer to decode from
                     * @param {number} [length] Message length if known beforehand
                     * @returns {isotrail.identity.journal.v1.TokenRevoked & isotrail.identity.journal.v1.TokenRevoked.$Shape} TokenRevoked
                     * @throws {Error} If the payload is not a reader or valid buffer
                     * @throws {$protobuf.util.ProtocolError} If required fields are missing
                     */
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
                        message = _target || new $root.isotrail.identity.journal.v1.TokenRevoked();
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
                                    if (typeof (value = reader.int64()) === "object" ? value.low || value.high : value !== 0)
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

                return v1;
            })();

            return journal;
        })();

        return identity;
    })();

    return isotrail;
})();

export {
  $root as default
};
