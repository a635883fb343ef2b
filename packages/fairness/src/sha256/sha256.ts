/** Node's own SHA-256 on the server, a library's in browsers, which have none that answers at once. */
export { hmacWith, sha256, sha256Hex } from '#sha256'
