/**
 * Part of the preload script that handles arbitrary thrown values. The framework reads the `stack` and `message` of
 * thrown values. If reading them throws, the framework ends the process or never ends the call. Therefore, the script
 * replaces values that the framework cannot read with a copy, and `endResponse` ends responses that the framework
 * cannot end.
 *
 * `guardFailures(require, report)` replaces functions of the framework and of Node.js domains. The framework runs each
 * call in a domain. User code can modify every accessible object, so the script captures all functions that it needs
 * before it loads the code.
 */
export const failureGuardSource = `
import domain from "node:domain";
import { EventEmitter } from "node:events";
import { OutgoingMessage, ServerResponse } from "node:http";
import { inspect, types } from "node:util";

const { apply, deleteProperty, ownKeys } = Reflect;
const { slice } = String.prototype;
const { includes } = Array.prototype;
const { isExtensible, defineProperties } = Object;
const { writeHead } = ServerResponse.prototype;
const { destroy, end, getHeaderNames, removeHeader } = OutgoingMessage.prototype;
const getterOf = (name) => Object.getOwnPropertyDescriptor(OutgoingMessage.prototype, name).get;
const [headersSent, writableEnded] = ["headersSent", "writableEnded"].map(getterOf);

// A response must keep its listeners, or the next request on its connection would never be handled.
const listenerFields = ownKeys(new EventEmitter());
const canBeRestored = (name) => name in ServerResponse.prototype && !apply(includes, listenerFields, [name]);

// Maximum length of a reported message or stack, in characters.
const MAX_TEXT = 64 * 1024;

function attempt(work) {
  try {
    return work();
  } catch {}
}

// Returns the result of read as a string, or undefined if it is falsy or cannot be converted.
function textOf(read) {
  return attempt(() => {
    const value = read();
    return value ? apply(slice, value + "", [0, MAX_TEXT]) : undefined;
  });
}

// Copies a thrown value. Reads each of its properties only once.
function copyOf(thrown) {
  const isText = typeof thrown === "string" && thrown !== "";
  const shown = textOf(() => (isText ? thrown : inspect(thrown, { customInspect: false })));
  const text = textOf(() => thrown) ?? shown ?? "The code threw a value that cannot be converted to text.";
  const [message, stack, name] = ["message", "stack", "name"].map((part) => textOf(() => thrown[part]));
  return defineProperties(new Error(message ?? text), {
    stack: { value: stack ?? shown ?? text, writable: true, configurable: true },
    name: { value: name ?? "Error", writable: true, configurable: true },
  });
}

// Returns whether the framework and domains can read a thrown value and add properties to it.
function isReadable(thrown) {
  const isObject = Object(thrown) === thrown;
  return attempt(() => {
    void (thrown + "" + thrown.stack + thrown.message);
    return !isObject || (isExtensible(thrown) && !types.isProxy(thrown));
  });
}

function readable(thrown) {
  return isReadable(thrown) ? thrown : copyOf(thrown);
}

// If an event function rejects with a falsy value, the framework treats this as a success.
function rethrow(thrown) {
  throw readable(thrown) || copyOf(thrown);
}

function guardCode(code, signature) {
  const call = function (...options) {
    try {
      const result = apply(code, this, options);
      const isAwaited = signature === "http" ? types.isPromise(result) : true;
      return isAwaited ? Promise.resolve(result).then(undefined, rethrow) : result;
    } catch (thrown) {
      rethrow(thrown);
    }
  };
  // The framework passes a callback if the code has a parameter for it, so keep the length.
  return defineProperties(call, { length: { value: attempt(() => code.length) ?? 0 } });
}

// Ends a response even if the code has replaced its methods. Cuts off a response that has started.
function endResponse(response, message, report) {
  const isEnded = () => attempt(() => apply(writableEnded, response, []));
  if (isEnded()) return;
  if (attempt(() => apply(headersSent, response, []))) report("cutOff", apply(slice, message, [0, 1000]));
  else
    attempt(() => {
      for (const name of ownKeys(response)) if (canBeRestored(name)) deleteProperty(response, name);
      for (const name of apply(getHeaderNames, response, [])) apply(removeHeader, response, [name]);
      const type = "text/plain; charset=utf-8";
      apply(writeHead, response, [500, { "content-type": type, "x-google-status": "crash" }]);
      apply(end, response, [message]);
    });
  if (!isEnded()) attempt(() => apply(destroy, response, []));
}

function guardFailures(require, report) {
  const logger = require("./logger.js");
  const { sendCrashResponse } = logger;
  logger.sendCrashResponse = ({ err, res, callback, ...options }) => {
    const copy = copyOf(err);
    attempt(() => sendCrashResponse({ ...options, err: copy, res }));
    if (res) endResponse(res, copy.message, report);
    callback?.();
  };
  const invoker = require("./invoker.js");
  const { sendResponse } = invoker;
  invoker.sendResponse = (result, err, res) => {
    try {
      sendResponse(result, err, res);
    } catch (thrown) {
      logger.sendCrashResponse({ err: thrown, res });
    }
  };
  const wrappers = require("./function_wrappers.js");
  const { wrapUserFunction } = wrappers;
  wrappers.wrapUserFunction = (code, signature) => wrapUserFunction(guardCode(code, signature), signature);
  const { prototype } = domain.Domain;
  const { emit, _errorHandler } = prototype;
  prototype._errorHandler = function (thrown) {
    return apply(_errorHandler, this, [readable(thrown)]);
  };
  prototype.emit = function (event, ...values) {
    if (event === "error") values[0] = readable(values[0]);
    return apply(emit, this, [event, ...values]);
  };
}
`;
