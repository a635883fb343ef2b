import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Flag, Instant } from '../shapes.ts'

const common = { family: 'wps', auth: 'none', moduleId: 'COMM3' } as const

export type WhitelabelNode = { modId: string; enabled: '1' | '0'; childrenNodes: WhitelabelNode[] }
export const WhitelabelNode: z.ZodType<WhitelabelNode> = z.lazy(() =>
  z.object({ modId: z.string(), enabled: Flag, childrenNodes: z.array(WhitelabelNode) }),
)

/** One registration field: what is accepted, and whether it is shown and required (RULE-1). */
export const FieldRule = z.object({
  acceptedPattern: z.string(),
  minLength: z.int(),
  maxLength: z.int(),
  patternId: z.int(),
  enabled: z.boolean(),
  required: z.boolean(),
})
export type FieldRule = z.infer<typeof FieldRule>

export const registerFields = [
  'username',
  'password',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const
export type RegisterField = (typeof registerFields)[number]
export const RegisterRules = z.record(z.enum(registerFields), FieldRule)
export type RegisterRules = z.infer<typeof RegisterRules>

export const CustomerService = z.object({
  csPosition: z.string(),
  csType: z.string(),
  title: z.string(),
  /** Plain, or `enc:` followed by the text encrypted with its key (MODEL-19). */
  path: z.string(),
})

/**
 * Third-party SMS mode: the brand's Firebase project, all of it public. The browser has it send the
 * code and passes us the id token, which we verify.
 */
export const PhoneAuthProject = z.object({
  projectId: z.string().regex(/^[a-z0-9-]{1,100}$/),
  apiKey: z.string().regex(/^[\w-]{1,200}$/),
  apiUrl: z.url(),
})
export type PhoneAuthProject = z.infer<typeof PhoneAuthProject>

/** MODEL-5 and MODEL-6. `encryption` and `brand` are our additions: the sealing key and the brand's data. */
export const SystemStatus = z.object({
  info: z.object({
    customerService: z.array(CustomerService),
    domainRoute: z.array(z.string()),
    resources: z.array(
      z.object({ resourceType: z.string(), url: z.string(), labelNameEn: z.string() }),
    ),
    whitelabel: WhitelabelNode,
    register: RegisterRules,
    mainDomain: z.string(),
    analytics: z.object({ gtagId: z.string().nullable() }),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
    /** Null if the brand sends its own codes. */
    phoneAuth: PhoneAuthProject.nullable(),
    encryption: z.object({
      keys: z.array(z.object({ kid: z.string(), jwk: z.record(z.string(), z.unknown()) })),
    }),
    brand: z.object({
      merchant: z.string(),
      name: z.string(),
      languages: z.array(z.string()),
      defaultLanguage: z.string(),
      /** A tz database name; the brand's days, weeks and months begin in it. */
      timeZone: z.string(),
      currency: z.string(),
      currencySymbol: z.string(),
      copyrightYear: z.int(),
      ageMessage: z.union([z.literal(18), z.literal(21)]),
      showCaptcha: z.boolean(),
      jurisdiction: z.enum(['open', 'br']),
      /** The jurisdiction requires a birth date at sign-up. */
      asksBirthDate: z.boolean(),
      /** Sign-up does not finish without a loss and a time limit. */
      asksLimits: z.boolean(),
      /** Nobody stakes before their identity is verified. */
      asksIdentity: z.boolean(),
      agentTypes: z.array(z.int()),
      trialTypes: z.array(z.int()),
      demo: z.boolean(),
      /** Games that can be tried with play money have a button for it. */
      demoPlay: z.boolean(),
      /** What the law has every page name, in the caller's language; null where the brand says nothing. */
      notices: z
        .object({
          licence: z.string(),
          regulator: z.string(),
          regulatorUrl: z.string().nullable(),
          ombudsman: z.string(),
          ombudsmanPath: z.string().nullable(),
          warning: z.string(),
          barred: z.string(),
        })
        .nullable(),
    }),
  }),
  location: z.object({ ip: z.string(), country: z.string().nullable() }),
  maintenance: z.boolean(),
  /**
   * The brand's text under maintenance, in the caller's language; null to use the site's own. `endsAt`
   * is planned, not promised.
   */
  maintenanceNotice: z
    .object({
      title: z.string().nullable(),
      text: z.string().nullable(),
      endsAt: Instant.nullable(),
    })
    .nullable(),
  regionRestriction: z.boolean(),
  /** False at a host that does not belong to the brand: the visitor is sent to customer service (ERR-14). */
  domainValid: z.boolean(),
  answeredAt: Instant,
})
export type SystemStatus = z.infer<typeof SystemStatus>

export const getSystemStatus = endpoint({
  name: 'getSystemStatus',
  summary: 'What the site asks first: brand, switches, register rules, maintenance and region',
  method: 'GET',
  path: '/wps/system/status',
  ...common,
  response: SystemStatus,
  refusals: [],
  alwaysOpen: true,
})

export const getWhitelabel = endpoint({
  name: 'getWhitelabel',
  summary: 'The white-label tree of the brand',
  method: 'GET',
  path: '/wps/system/whitelabel',
  ...common,
  response: WhitelabelNode,
  refusals: [],
  alwaysOpen: true,
})

export const getDomainRoute = endpoint({
  name: 'getDomainRoute',
  summary: 'Domains under which the brand can be reached',
  method: 'GET',
  path: '/wps/system/domainRoute',
  ...common,
  response: z.array(z.string()),
  refusals: [],
})

export const getRegisterSetting = endpoint({
  name: 'getRegisterSetting',
  summary: 'Rules of every registration field',
  method: 'GET',
  path: '/wps/system/setting/register',
  family: 'wps',
  auth: 'none',
  moduleId: 'REG3',
  response: RegisterRules,
  refusals: [],
})
