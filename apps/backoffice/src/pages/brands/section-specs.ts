import { plainAmount } from '../../core/plain-amount.ts'
import type { OfficeKey } from '@trevo/i18n/office/areas.ts'
import { languageCodes } from '@trevo/languages/languages.ts'
import { formatAmount } from '../../core/format.ts'
import {
  instantOf,
  linesOf,
  localOf,
  nullable,
  numberOf,
  textOf,
  type FormValues,
} from '../../core/form-values.ts'
import type { SectionSpec } from './section-form.tsx'

const writeText = (values: FormValues, language: string) => {
  const [title, text] = [textOf(values, `title${language}`), textOf(values, `text${language}`)]
  return title === '' && text === '' ? [] : [[language, { title, text }]]
}

/** Whether the brand is open, and what visitors read while it is not. */
export const availability: SectionSpec = {
  section: 'availability',
  title: 'brands.tab.availability',
  fields: [
    {
      name: 'maintenance',
      kind: 'switch',
      label: 'brands.availability.maintenance',
      hint: 'brands.availability.maintenanceHint',
    },
    {
      name: 'endsAt',
      kind: 'moment',
      label: 'brands.availability.endsAt',
      hint: 'brands.availability.endsAtHint',
    },
    { name: 'titlePT', kind: 'text', label: 'brands.titlePT', max: 80 },
    { name: 'textPT', kind: 'long', label: 'brands.textPT', max: 400 },
    { name: 'titleEN', kind: 'text', label: 'brands.titleEN', max: 80 },
    { name: 'textEN', kind: 'long', label: 'brands.textEN', max: 400 },
  ],
  read: ({ availability: { maintenance, endsAt, texts } }) => ({
    maintenance,
    endsAt: localOf(endsAt),
    titlePT: texts.PT?.title ?? '',
    textPT: texts.PT?.text ?? '',
    titleEN: texts.EN?.title ?? '',
    textEN: texts.EN?.text ?? '',
  }),
  write: (values) => ({
    section: 'availability',
    maintenance: values['maintenance'] === true,
    // An end belongs to maintenance alone.
    endsAt: values['maintenance'] === true ? instantOf(textOf(values, 'endsAt')) : null,
    texts: Object.fromEntries(languageCodes.flatMap((code) => writeText(values, code))),
  }),
}

const lines = (all: readonly string[]): string => all.join('\n')

export const domains: SectionSpec = {
  section: 'domains',
  title: 'brands.tab.domains',
  fields: [
    { name: 'mainDomain', kind: 'text', label: 'brands.domains.mainDomain', max: 253 },
    { name: 'domains', kind: 'lines', label: 'brands.domains.domains' },
    { name: 'imageCdns', kind: 'lines', label: 'brands.domains.imageCdns' },
    { name: 'launchGameCdns', kind: 'lines', label: 'brands.domains.launchGameCdns' },
  ],
  read: ({ domains: one }) => ({
    mainDomain: one.mainDomain,
    domains: lines(one.domains),
    imageCdns: lines(one.imageCdns),
    launchGameCdns: lines(one.launchGameCdns),
  }),
  write: (values) => ({
    section: 'domains',
    mainDomain: textOf(values, 'mainDomain'),
    domains: linesOf(values, 'domains'),
    imageCdns: linesOf(values, 'imageCdns'),
    launchGameCdns: linesOf(values, 'launchGameCdns'),
  }),
}

const accessLists = [
  'allowedCountries',
  'blockedCountries',
  'allowedAddresses',
  'blockedAddresses',
] as const

export const access: SectionSpec = {
  section: 'access',
  title: 'brands.access.title',
  fields: accessLists.map((name) => ({
    name,
    kind: 'lines' as const,
    label: `brands.access.${name}` as const,
    ...(name.endsWith('Countries') && { hint: 'brands.access.countryHint' as const }),
  })),
  read: ({ access: one }) =>
    Object.fromEntries(accessLists.map((name) => [name, lines(one[name])])),
  write: (values) => ({
    section: 'access',
    ...Object.fromEntries(accessLists.map((name) => [name, linesOf(values, name)])),
  }),
}

const noticeLanguages = languageCodes.flatMap((code) =>
  (['warning', 'barred'] as const).map((name) => ({
    name: `${name}${code}`,
    kind: 'long' as const,
    label: `brands.notices.${name}${code}` as const,
    max: name === 'warning' ? 200 : 400,
  })),
)

/** What every page names: under the rules of Brazil all of it is compulsory. */
export const notices: SectionSpec = {
  section: 'notices',
  title: 'brands.tab.notices',
  fields: [
    { name: 'licence', kind: 'text', label: 'brands.notices.licence', max: 120 },
    { name: 'regulator', kind: 'text', label: 'brands.notices.regulator', max: 120 },
    { name: 'regulatorUrl', kind: 'text', label: 'brands.notices.regulatorUrl', max: 200 },
    { name: 'ombudsman', kind: 'text', label: 'brands.notices.ombudsman', max: 120 },
    {
      name: 'ombudsmanPath',
      kind: 'text',
      label: 'brands.notices.ombudsmanPath',
      hint: 'brands.notices.hint',
      max: 200,
    },
    ...noticeLanguages,
  ],
  read: ({ notices: { texts, regulatorUrl, ombudsmanPath, ...one } }) => ({
    ...one,
    regulatorUrl: regulatorUrl ?? '',
    ombudsmanPath: ombudsmanPath ?? '',
    ...Object.fromEntries(
      languageCodes.flatMap((code) => [
        [`warning${code}`, texts[code]?.warning ?? ''],
        [`barred${code}`, texts[code]?.barred ?? ''],
      ]),
    ),
  }),
  write: (values) => ({
    section: 'notices',
    licence: textOf(values, 'licence'),
    regulator: textOf(values, 'regulator'),
    regulatorUrl: nullable(textOf(values, 'regulatorUrl')),
    ombudsman: textOf(values, 'ombudsman'),
    ombudsmanPath: nullable(textOf(values, 'ombudsmanPath')),
    texts: Object.fromEntries(
      languageCodes.flatMap((code) => {
        const [warning, barred] = [
          textOf(values, `warning${code}`),
          textOf(values, `barred${code}`),
        ]
        return warning === '' && barred === '' ? [] : [[code, { warning, barred }]]
      }),
    ),
  }),
}

export const profile: SectionSpec = {
  section: 'profile',
  title: 'brands.tab.profile',
  fields: [
    { name: 'name', kind: 'text', label: 'brands.profile.name', max: 60 },
    { name: 'languages', kind: 'lines', label: 'brands.profile.languages' },
    {
      name: 'defaultLanguage',
      kind: 'choice',
      label: 'brands.profile.defaultLanguage',
      options: languageCodes,
    },
    {
      name: 'jurisdiction',
      kind: 'choice',
      label: 'brands.profile.jurisdiction',
      options: ['open', 'br'],
      optionText: (one) => `rules.jurisdiction.${one}` as OfficeKey,
    },
    {
      name: 'ageMessage',
      kind: 'choice',
      label: 'brands.profile.ageMessage',
      options: ['18', '21'],
    },
    { name: 'copyrightYear', kind: 'number', label: 'brands.profile.copyrightYear', max: 4 },
    { name: 'gtagId', kind: 'text', label: 'brands.profile.gtagId', max: 40 },
    { name: 'showCaptcha', kind: 'switch', label: 'brands.profile.showCaptcha' },
    { name: 'demoPlay', kind: 'switch', label: 'brands.profile.demoPlay' },
    { name: 'encryptsServicePaths', kind: 'switch', label: 'brands.profile.encryptsServicePaths' },
  ],
  read: ({ profile: one }) => ({
    ...one,
    languages: lines(one.languages),
    ageMessage: String(one.ageMessage),
    copyrightYear: String(one.copyrightYear),
    gtagId: one.gtagId ?? '',
  }),
  write: (values) => ({
    section: 'profile',
    name: textOf(values, 'name'),
    languages: linesOf(values, 'languages'),
    defaultLanguage: textOf(values, 'defaultLanguage'),
    jurisdiction: textOf(values, 'jurisdiction'),
    ageMessage: numberOf(values, 'ageMessage'),
    copyrightYear: numberOf(values, 'copyrightYear'),
    gtagId: nullable(textOf(values, 'gtagId')),
    showCaptcha: values['showCaptcha'] === true,
    demoPlay: values['demoPlay'] === true,
    encryptsServicePaths: values['encryptsServicePaths'] === true,
  }),
}

export const lotteries: SectionSpec = {
  section: 'lotteries',
  title: 'brands.lotteries.title',
  fields: [{ name: 'types', kind: 'lines', label: 'brands.lotteries.types' }],
  read: ({ lotteries: { types } }) => ({ types: lines(types) }),
  write: (values) => ({ section: 'lotteries', types: linesOf(values, 'types') }),
}

export const jackpot: SectionSpec = {
  section: 'jackpot',
  title: 'brands.jackpot.title',
  fields: [
    { name: 'base', kind: 'number', label: 'brands.jackpot.base', max: 20 },
    { name: 'step', kind: 'number', label: 'brands.jackpot.step', max: 20 },
    { name: 'intervalMs', kind: 'number', label: 'brands.jackpot.intervalMs', max: 6 },
    {
      name: 'pool',
      kind: 'text',
      label: 'brands.jackpot.pool',
      hint: 'brands.jackpot.poolHint',
      max: 40,
    },
  ],
  read: ({ jackpot: one }) => ({
    base: formatAmount(one.base),
    step: formatAmount(one.step),
    intervalMs: String(one.intervalMs),
    pool: one.pool ?? '',
  }),
  write: (values) => ({
    section: 'jackpot',
    base: plainAmount(textOf(values, 'base')),
    step: plainAmount(textOf(values, 'step')),
    intervalMs: numberOf(values, 'intervalMs'),
    pool: nullable(textOf(values, 'pool')),
  }),
}

export const phone: SectionSpec = {
  section: 'phone',
  title: 'brands.tab.phone',
  fields: [
    { name: 'smsPerDayMax', kind: 'number', label: 'brands.phone.smsPerDayMax', max: 8 },
    { name: 'codeMinutes', kind: 'number', label: 'brands.phone.codeMinutes', max: 2 },
    {
      name: 'mode',
      kind: 'choice',
      label: 'brands.phone.mode',
      options: ['own', 'firebase'],
      optionText: (one) => `brands.phone.by.${one}` as OfficeKey,
    },
    { name: 'projectId', kind: 'text', label: 'brands.phone.projectId', max: 60 },
    { name: 'apiKey', kind: 'text', label: 'brands.phone.apiKey', max: 120 },
    { name: 'apiUrl', kind: 'text', label: 'brands.phone.apiUrl', max: 200 },
  ],
  read: ({ phone: one }) => ({
    smsPerDayMax: String(one.smsPerDayMax),
    codeMinutes: String(one.codeMinutes),
    mode: one.mode,
    projectId: one.firebase?.projectId ?? '',
    apiKey: one.firebase?.apiKey ?? '',
    apiUrl: one.firebase?.apiUrl ?? '',
  }),
  write: (values) => {
    const firebase = {
      projectId: textOf(values, 'projectId'),
      apiKey: textOf(values, 'apiKey'),
      apiUrl: textOf(values, 'apiUrl'),
    }
    const hasProject = Object.values(firebase).some((text) => text !== '')
    return {
      section: 'phone',
      mode: textOf(values, 'mode'),
      firebase: hasProject ? firebase : null,
      codeMinutes: numberOf(values, 'codeMinutes'),
      smsPerDayMax: numberOf(values, 'smsPerDayMax'),
    }
  },
}
