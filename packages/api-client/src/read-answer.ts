import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { Sent } from './send.ts'
import type { Answered, Silence } from './wire.ts'

/** The result of a call, before its endpoint gives it a type. */
export type Answer =
  | { ok: true; value: unknown; message?: string }
  | Extract<Answered<EndpointSpec>, { ok: false }>

/** Nobody answered. */
export const silent = (code: Silence): Answer => ({ ok: false, code, message: '', detail: {} })

type Body = {
  success?: boolean
  value?: unknown
  errorCode?: string
  message?: string
  captcha?: boolean
  field?: string
  detail?: Record<string, unknown>
}

/** A value or a refusal, from what the server sent. */
export const readAnswer = (path: string, { status, json }: Sent): Answer => {
  const isDone = status >= 200 && status < 300
  const body = (typeof json === 'object' && json !== null ? json : {}) as Body // the server promises this shape
  if (isDone && !path.startsWith('/wps/')) return { ok: true, value: json }
  if (isDone) {
    const { value, message } = body
    return { ok: true, value, ...(message !== undefined && { message }) }
  }
  const code = (body.errorCode ?? 'unknown.system.err') as 'unknown.system.err' // the binder answers declared codes only
  return {
    ok: false,
    code,
    message: body.message ?? '',
    detail: body.detail ?? {},
    ...(body.captcha && { captcha: true }),
    ...(body.field !== undefined && { field: body.field }),
  }
}
