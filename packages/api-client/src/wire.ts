import type {
  BodyInput,
  EndpointSpec,
  ParamsInput,
  QueryInput,
  RefusalOf,
  Value,
} from '@trevo/contract/endpoint.ts'

/** What a browser must know about an endpoint at run time; the schemas stay on the server. */
export type WireKey = 'name' | 'method' | 'path' | 'auth' | 'sealed' | 'moduleId' | 'consumes'

declare const spec: unique symbol

/**
 * An endpoint without its schemas. Each value is the contract's own literal, so an entry that differs
 * from the contract does not compile; the types of input and answer come with it.
 */
export type Wire<E extends EndpointSpec> = Pick<E, Extract<keyof E, WireKey>> & {
  readonly [spec]?: E
}

type Part<Name extends string, Input> = [Input] extends [undefined]
  ? unknown
  : Partial<Input> extends Input
    ? { readonly [K in Name]?: Input }
    : { readonly [K in Name]: Input }

/** The input of a call of `E`, in addition to its timeout and abort signal. */
export type CallInput<E extends EndpointSpec> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> & {
    /** When the caller aborts, the call rejects with the signal's reason. */
    readonly signal?: AbortSignal
    readonly timeoutMs?: number
  }

/** The input may be omitted if nothing in it is required. */
export type CallArguments<E extends EndpointSpec> =
  Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/** Returned by the `auth` check, so no endpoint lists them. */
type AuthRefusal<E extends EndpointSpec> = E['auth'] extends 'member'
  ? 'play.need_true_account'
  : E['auth'] extends 'agent'
    ? 'error_not_agent'
    : never

/** No answer came: the connection is down, or too slow. Whether the call was carried out is unknown. */
export type Silence = 'network' | 'timeout'

/** Everything that can come back instead of a value. */
export type CodeOf<E extends EndpointSpec> = RefusalOf<E> | AuthRefusal<E> | Silence

export type Refused<Code> = {
  readonly ok: false
  readonly code: Code
  /** In the caller's language; empty if there was no answer. */
  readonly message: string
  /** The next attempt needs a captcha. */
  readonly captcha?: boolean
  /** The form field it concerns. */
  readonly field?: string
  readonly detail: Readonly<Record<string, unknown>>
}

export type Answered<E extends EndpointSpec> =
  | {
      readonly ok: true
      readonly value: Value<E>
      /** What was done, in the caller's language, if the contract has a sentence for it. */
      readonly message?: string
    }
  | Refused<CodeOf<E>>
