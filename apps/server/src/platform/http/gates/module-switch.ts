import type { Gate, RequestFacts } from './gate.ts'

/** Every module that the endpoint needs is on for the brand. */
export const moduleSwitch = {
  name: 'module switch',
  check: ({ endpoint, brand }) => {
    const off = brand?.disabledModules
    if (!off || off.size === 0) return undefined
    const { moduleId, orModules = [], switches } = endpoint
    const isOff =
      (moduleId !== undefined && [moduleId, ...orModules].every((one) => off.has(one))) ||
      switches?.some((one) => off.has(one))
    return isOff ? 'function.not.available' : undefined
  },
} as const satisfies Gate<RequestFacts>
