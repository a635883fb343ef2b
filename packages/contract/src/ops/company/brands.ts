import { languageCodes } from '@trevo/languages/languages.ts'
import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { moduleIds } from '../../module-ids.ts'
import { ClientId, Instant, Language, MoneyInput, TypedMoney } from '../../shapes.ts'
import { prizeModes } from '../../wps/lottery/shapes.ts'
import { typed } from '../../wps/session.ts'
import { PhoneAuthProject, registerFields } from '../../wps/system.ts'
import { approvalRefusals } from '../approvals.ts'

const Host = z.string().regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/)
const Cdn = z.url({ protocol: /^https$/ }).max(200)
const Country = z.string().regex(/^[A-Z]{2}$/)
/** An address or a network in CIDR notation. */
const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const reason = typed(200).regex(/\S.*\S/)

/** Rule of one field of the register form; `patternId` is an entry of the catalogue of patterns. */
export const BrandFieldRule = z.strictObject({
  acceptedPattern: typed(500),
  minLength: z.int().min(0).max(500),
  maxLength: z.int().min(0).max(500),
  patternId: z.int().min(0).max(22),
  enabled: z.boolean(),
  required: z.boolean(),
})

/** What of a brand is changed together; each part waits for its own second person. */
export const brandSections = {
  availability: z.strictObject({
    maintenance: z.boolean(),
    /** Planned, and told to visitors; it ends when an operator ends it. */
    endsAt: Instant.nullable(),
    texts: z.partialRecord(
      Language,
      z.strictObject({ title: typed(80).min(1), text: typed(400).min(1) }),
    ),
  }),
  modules: z.strictObject({
    modules: z
      .partialRecord(z.enum(moduleIds), z.boolean())
      .refine((one) => Object.keys(one).length > 0),
  }),
  register: z.strictObject({ rules: z.record(z.enum(registerFields), BrandFieldRule) }),
  profile: z.strictObject({
    name: typed(60).min(1),
    languages: z.array(Language).min(1).max(languageCodes.length),
    defaultLanguage: Language,
    jurisdiction: z.enum(['open', 'br']),
    ageMessage: z.union([z.literal(18), z.literal(21)]),
    copyrightYear: z.int().min(1990).max(2100),
    showCaptcha: z.boolean(),
    demoPlay: z.boolean(),
    gtagId: z
      .string()
      .regex(/^[A-Z0-9-]{4,40}$/)
      .nullable(),
    encryptsServicePaths: z.boolean(),
  }),
  domains: z.strictObject({
    mainDomain: Host,
    domains: z.array(Host).min(1).max(100),
    imageCdns: z.array(Cdn).max(20),
    launchGameCdns: z.array(Cdn).max(20),
  }),
  access: z.strictObject({
    allowedCountries: z.array(Country).max(250),
    blockedCountries: z.array(Country).max(250),
    allowedAddresses: z.array(Network).max(500),
    blockedAddresses: z.array(Network).max(500),
  }),
  phone: z.strictObject({
    mode: z.enum(['own', 'firebase']),
    firebase: PhoneAuthProject.nullable(),
    codeMinutes: z.int().min(1).max(10),
    /** Text messages that the brand pays for in a day (UTC). */
    smsPerDayMax: z.int().min(0).max(10_000_000),
  }),
  notices: z.strictObject({
    /** Number and day of the authorisation, as its holder writes it. */
    licence: typed(120),
    regulator: typed(120),
    regulatorUrl: z
      .url({ protocol: /^https$/ })
      .max(200)
      .nullable(),
    /** How the ombudsman is named, and where reached. */
    ombudsman: typed(120),
    ombudsmanPath: z
      .string()
      .max(200)
      .regex(/^(https:\/\/|mailto:|tel:)\S+$/)
      .nullable(),
    texts: z.partialRecord(
      Language,
      z.strictObject({ warning: typed(200).min(1), barred: typed(400).min(1) }),
    ),
  }),
  jackpot: z.strictObject({
    base: TypedMoney,
    step: MoneyInput,
    intervalMs: z.int().min(100).max(600_000),
    /** The pool that the counter shows; null for the display made of base and step. */
    pool: typed(40).min(1).nullable(),
  }),
  lotteries: z.strictObject({ types: z.array(z.enum(prizeModes)).max(prizeModes.length) }),
} as const
export type BrandSection = keyof typeof brandSections
export const brandSectionNames = Object.keys(brandSections) as BrandSection[]

export const BrandChange = z.discriminatedUnion('section', [
  brandSections.availability.extend({ section: z.literal('availability') }),
  brandSections.modules.safeExtend({ section: z.literal('modules') }),
  brandSections.register.extend({ section: z.literal('register') }),
  brandSections.profile.extend({ section: z.literal('profile') }),
  brandSections.domains.extend({ section: z.literal('domains') }),
  brandSections.access.extend({ section: z.literal('access') }),
  brandSections.phone.extend({ section: z.literal('phone') }),
  brandSections.notices.extend({ section: z.literal('notices') }),
  brandSections.jackpot.extend({ section: z.literal('jackpot') }),
  brandSections.lotteries.extend({ section: z.literal('lotteries') }),
])
export type BrandChange = z.infer<typeof BrandChange>

/** Where members reach the brand: `position` and `kind` name the entry on the site. */
export const BrandContacts = z.strictObject({
  contacts: z
    .array(
      z.strictObject({
        position: typed(20).min(1),
        kind: typed(20).min(1),
        titles: z.partialRecord(Language, typed(60).min(1)),
        path: z
          .string()
          .max(300)
          .regex(/^(https:\/\/|mailto:|tel:|\/)\S+$/),
      }),
    )
    .max(30),
  links: z
    .array(
      z.strictObject({
        kind: z.string().regex(/^[A-Z0-9_]{2,30}$/),
        url: z.url({ protocol: /^https$/ }).max(300),
        label: typed(60).min(1),
      }),
    )
    .max(30),
})
export type BrandContacts = z.infer<typeof BrandContacts>

/** A brand as its operators see and change it. */
export const OperatorBrand = z.object({
  merchant: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  isDemo: z.boolean(),
  isSingleWallet: z.boolean(),
  /** Account types by number: those of members below agents, and of trial users. */
  agentTypes: z.array(z.int()),
  trialTypes: z.array(z.int()),
  availability: brandSections.availability,
  /** Every switch; off too is what lies below a switch that is off. */
  modules: z.array(
    z.object({
      moduleId: z.enum(moduleIds),
      parentId: z.string().nullable(),
      enabled: z.boolean(),
      isOn: z.boolean(),
    }),
  ),
  register: brandSections.register,
  profile: brandSections.profile,
  domains: brandSections.domains,
  access: z.object({
    allowedCountries: z.array(z.string()),
    blockedCountries: z.array(z.string()),
    allowedAddresses: z.array(z.string()),
    blockedAddresses: z.array(z.string()),
  }),
  phone: brandSections.phone,
  notices: brandSections.notices,
  jackpot: z.object({
    base: z.string(),
    step: z.string(),
    intervalMs: z.int(),
    pool: z.string().nullable(),
  }),
  lotteries: brandSections.lotteries,
  contacts: z.array(
    z.object({
      position: z.string(),
      kind: z.string(),
      titles: z.partialRecord(Language, z.string()),
      path: z.string(),
    }),
  ),
  links: z.array(z.object({ kind: z.string(), url: z.string(), label: z.string() })),
  /** Changes that wait for a second person. */
  waiting: z.array(
    z.object({
      section: z.string(),
      requestId: z.uuid(),
      askedBy: z.string(),
      askedAt: Instant,
      reason: z.string(),
    }),
  ),
})
export type OperatorBrand = z.infer<typeof OperatorBrand>

export const showBrand = operatorEndpoint({
  name: 'showBrand',
  summary: 'Settings of the brand by section, and its changes that wait for a second person',
  method: 'GET',
  path: '/ops/brand',
  personal: 'none',
  right: 'brands.read',
  approval: 'none',
  response: OperatorBrand,
  refusals: [],
})

export const previewBrandModules = operatorEndpoint({
  name: 'previewBrandModules',
  summary: 'Which modules and calls members lose or get once some switches are set',
  method: 'GET',
  path: '/ops/brand/modules/preview',
  personal: 'none',
  right: 'brands.read',
  approval: 'none',
  query: z.object({
    /** Ids of modules to switch, separated by commas. */
    off: z.string().max(1_000).default(''),
    on: z.string().max(1_000).default(''),
  }),
  response: z.object({
    /** Calls that would be refused, and answered again, by module. */
    goesOff: z.array(z.object({ moduleId: z.enum(moduleIds), calls: z.array(z.string()) })),
    comesOn: z.array(z.object({ moduleId: z.enum(moduleIds), calls: z.array(z.string()) })),
  }),
  refusals: [],
})

/** What became of a change: asked for, or done by the second yes. */
export const AskedChange = z.object({ requestId: z.uuid(), isDone: z.boolean() })

export const changeBrand = operatorEndpoint({
  name: 'changeBrand',
  summary: 'Another value of a section of the brand, once a second person says so too',
  method: 'POST',
  path: '/ops/brand',
  personal: 'none',
  right: 'brands.change',
  approval: 'second',
  bodyBytesMax: 65_536,
  body: z.strictObject({ requestId: ClientId, change: BrandChange, reason }),
  response: AskedChange,
  refusals: ['brand.change_invalid', 'brand.nothing_changes', ...approvalRefusals],
})

export const changeBrandContacts = operatorEndpoint({
  name: 'changeBrandContacts',
  summary: 'Customer service and links that the site shows; refused if they changed meanwhile',
  method: 'POST',
  path: '/ops/brand/contacts',
  personal: 'none',
  right: 'brands.change',
  approval: 'reason',
  body: z.strictObject({ before: BrandContacts, after: BrandContacts, reason }),
  response: OperatorBrand,
  refusals: ['brand.change_invalid', 'brand.nothing_changes', 'brand.changed'],
})
