import { registerFields, type FieldRule, type SystemStatus } from '@trevo/contract/wps/system.ts'

const off: FieldRule = {
  acceptedPattern: '*',
  minLength: 0,
  maxLength: 64,
  patternId: 0,
  enabled: false,
  required: false,
}
const ruled: Readonly<Partial<Record<string, Partial<FieldRule>>>> = {
  username: { enabled: true, minLength: 4, maxLength: 20, patternId: 1 },
  password: { enabled: true, minLength: 8, maxLength: 64 },
  email: { minLength: 5, maxLength: 120, patternId: 3 },
  mobileNum: { minLength: 8, maxLength: 15, patternId: 6 },
}

/** Register rules of a brand that asks for username and password, with changes by field. */
export const demoRules = (
  change: Readonly<Partial<Record<string, Partial<FieldRule>>>> = {},
): SystemStatus['info']['register'] =>
  Object.fromEntries(
    registerFields.map((field) => [field, { ...off, ...ruled[field], ...change[field] }]),
  ) as SystemStatus['info']['register'] // every field of the contract

/** The same status of a brand with these modules on or off, and further fields of its info. */
export const withBrand = (
  status: SystemStatus,
  modules: Readonly<Record<string, boolean>>,
  info: Partial<SystemStatus['info']> = {},
): SystemStatus => ({
  ...status,
  info: {
    ...status.info,
    register: demoRules(),
    whitelabel: {
      modId: 'ROOT',
      enabled: '1',
      childrenNodes: Object.entries(modules).map(([modId, isOn]) => ({
        modId,
        enabled: isOn ? '1' : '0',
        childrenNodes: [],
      })),
    },
    ...info,
  },
})
