import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import * as wps from '@trevo/api-client/endpoints.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
afterAll(() => world.server.close())
world.beginTest()
const one = await world.enterAs(first)
const other = await world.enterAs(second)
const visitor = world.server.guest()
const reason = 'as agreed with the board'
const brand = async () => valueOf(await one.call(ops.showBrand))
const change = (by: typeof one, content: object) =>
  by.call(ops.changeBrand, {
    body: { requestId: randomUUID(), reason, change: content } as never,
  })
/** Both persons say yes; every copy then reads the settings again. */
const both = async (content: object) => {
  expect(await change(one, content)).toMatchObject({ value: { isDone: false } })
  expect(await change(other, content)).toMatchObject({ value: { isDone: true } })
  await world.server.server.modules.settings.reload()
}

describe('availability', () => {
  const texts = {
    PT: { title: 'Voltamos já', text: 'Estamos trocando os servidores.' },
    EN: { title: 'Back soon', text: 'We are changing the servers.' },
  }
  const endsAt = '2099-01-01T03:00:00.000Z'

  it('visitors read the text and the end once a second person said yes, and not before', async () => {
    const closed = { section: 'availability', maintenance: true, endsAt, texts }
    expect(await change(one, closed)).toMatchObject({ value: { isDone: false } })
    expect(await brand()).toMatchObject({
      availability: { maintenance: false },
      waiting: [{ section: 'availability', askedBy: first.username, reason }],
    })
    expect(valueOf(await visitor.call(wps.getSystemStatus)).maintenance).toBe(false)
    expect(await change(one, closed)).toMatchObject({ code: 'approval.same_person' })
    expect(await change(other, closed)).toMatchObject({ value: { isDone: true } })
    await world.server.server.modules.settings.reload()
    expect(valueOf(await visitor.call(wps.getSystemStatus))).toMatchObject({
      maintenance: true,
      maintenanceNotice: { ...texts.EN, endsAt },
    })
    await both({ ...closed, maintenance: false, endsAt: null })
    expect(valueOf(await visitor.call(wps.getSystemStatus)).maintenance).toBe(false)
  })

  it('an end in the past, or one without maintenance, is refused', async () => {
    const past = { section: 'availability', maintenance: true, endsAt: '2020-01-01T00:00:00Z' }
    expect(await change(one, { ...past, texts })).toMatchObject({ code: 'brand.change_invalid' })
    const without = { section: 'availability', maintenance: false, endsAt, texts }
    expect(await change(one, without)).toMatchObject({ code: 'brand.change_invalid' })
  })
})

describe('modules', () => {
  it('the preview names the calls that members lose; afterwards those calls are refused', async () => {
    const { goesOff, comesOn } = valueOf(
      await one.call(ops.previewBrandModules, { query: { off: 'FEEDBACK3' } }),
    )
    expect(goesOff).toMatchObject([{ moduleId: 'FEEDBACK3', calls: ['sendFeedback'] }])
    expect(comesOn).toEqual([])
    await both({ section: 'modules', modules: { FEEDBACK3: false } })
    const found = (await brand()).modules.find(({ moduleId }) => moduleId === 'FEEDBACK3')
    expect(found).toMatchObject({ enabled: false, isOn: false })
    const body = { type: 0, userName: 'x', content: 'x', captcha: 'x' } as never
    expect(await visitor.call(wps.sendFeedback, { body })).toMatchObject({
      code: 'function.not.available',
    })
    await both({ section: 'modules', modules: { FEEDBACK3: true } })
  })

  it('a switch that stands so already is refused', async () => {
    expect(await change(one, { section: 'modules', modules: { VIP: true } })).toMatchObject({
      code: 'brand.nothing_changes',
    })
  })
})

describe('register rules', () => {
  it('the form of the site follows them; broken patterns and a form without a username are refused', async () => {
    const { rules } = (await brand()).register
    const withEmail = { ...rules, email: { ...rules.email, enabled: true, required: true } }
    await both({ section: 'register', rules: withEmail })
    expect(valueOf(await visitor.call(wps.getRegisterSetting)).email).toMatchObject({
      enabled: true,
      required: true,
    })
    const broken = { ...rules, email: { ...rules.email, acceptedPattern: '(a+)+b' } }
    expect(await change(one, { section: 'register', rules: broken })).toMatchObject({
      code: 'brand.change_invalid',
    })
    const nameless = { ...rules, username: { ...rules.username, enabled: false } }
    expect(await change(one, { section: 'register', rules: nameless })).toMatchObject({
      code: 'brand.change_invalid',
    })
    await both({ section: 'register', rules })
  })
})

describe('other sections', () => {
  it('each is written as it was confirmed', async () => {
    const { profile, domains, access, phone, jackpot } = await brand()
    await both({ section: 'profile', ...profile, ageMessage: 21, gtagId: 'G-TEST1' })
    await both({ section: 'domains', ...domains, imageCdns: ['https://cdn.example'] })
    await both({
      section: 'access',
      ...access,
      blockedCountries: ['KP'],
      blockedAddresses: ['198.51.100.0/24'],
    })
    await both({ section: 'phone', ...phone, smsPerDayMax: 50 })
    await both({ section: 'jackpot', ...jackpot, intervalMs: 2_000 })
    await both({ section: 'lotteries', types: ['SEA', 'LOTT'] })
    expect(await brand()).toMatchObject({
      profile: { ageMessage: 21, gtagId: 'G-TEST1' },
      domains: { imageCdns: ['https://cdn.example'] },
      access: { blockedCountries: ['KP'], blockedAddresses: ['198.51.100.0/24'] },
      phone: { smsPerDayMax: 50 },
      jackpot: { intervalMs: 2_000 },
      lotteries: { types: ['SEA', 'LOTT'] },
      waiting: [],
    })
    expect(valueOf(await visitor.call(wps.getSystemStatus)).info.brand.ageMessage).toBe(21)
  })

  it('a host of another brand is not taken over', async () => {
    const { domains } = await brand()
    await world.server.pool.query(
      `insert into settings.brand (merchant, name, default_language, languages, currency, currency_symbol,
         copyright_year, age_message, show_captcha, jurisdiction, main_domain, domains, image_cdns,
         launch_game_cdns, agent_types, trial_types, is_single_wallet, jackpot_base_minor,
         jackpot_step_minor, jackpot_interval_ms, jackpot_started_at)
       select 'outra', name, default_language, languages, currency, currency_symbol, copyright_year,
         age_message, show_captcha, jurisdiction, 'outra.example', '{outra.example}', image_cdns,
         launch_game_cdns, agent_types, trial_types, is_single_wallet, jackpot_base_minor,
         jackpot_step_minor, jackpot_interval_ms, jackpot_started_at
       from settings.brand where merchant = 'trevo'`,
    )
    const taken = { ...domains, domains: [...domains.domains, 'outra.example'] }
    expect(await change(one, { section: 'domains', ...taken })).toMatchObject({
      code: 'brand.change_invalid',
    })
    await world.server.pool.query(`delete from settings.brand where merchant = 'outra'`)
  })

  it('one person changes the contacts, unless somebody else did meanwhile', async () => {
    const { contacts, links } = await brand()
    const before = { contacts, links }
    const after = {
      contacts,
      links: [{ kind: 'TELEGRAM', url: 'https://t.example/canal', label: 'Nosso canal' }],
    }
    const body = { before, after, reason }
    expect(await one.call(ops.changeBrandContacts, { body })).toMatchObject({ value: after })
    await world.server.server.modules.settings.reload()
    expect(valueOf(await visitor.call(wps.getSystemStatus)).info.resources).toEqual([
      { resourceType: 'TELEGRAM', url: 'https://t.example/canal', labelNameEn: 'Nosso canal' },
    ])
    expect(await other.call(ops.changeBrandContacts, { body })).toMatchObject({
      code: 'brand.changed',
    })
  })
})

describe('footer and warnings', () => {
  const text = { warning: 'Play responsibly.', barred: 'Nobody under 18.' }
  const whole = {
    section: 'notices',
    licence: 'Portaria 12/2025',
    regulator: 'SPA/MF',
    regulatorUrl: 'https://spa.example/',
    ombudsman: 'Ombudsman 0800',
    ombudsmanPath: 'tel:0800',
    texts: { PT: text, EN: text },
  }

  it('are shown to visitors in their language once a second person said yes', async () => {
    await both(whole)
    const { notices } = valueOf(await visitor.call(wps.getSystemStatus)).info.brand
    expect(notices).toEqual({
      licence: whole.licence,
      regulator: whole.regulator,
      regulatorUrl: whole.regulatorUrl,
      ombudsman: whole.ombudsman,
      ombudsmanPath: whole.ombudsmanPath,
      ...text,
    })
  })

  it('L art. 15: under the rules of Brazil none of it may be missing, in any language of the brand', async () => {
    const { profile } = await brand()
    await both({ ...whole, licence: '' })
    expect(await change(one, { section: 'profile', ...profile, jurisdiction: 'br' })).toMatchObject(
      { code: 'brand.change_invalid' },
    )
    await both(whole)
    await both({ section: 'profile', ...profile, jurisdiction: 'br' })
    for (const wrong of [{ ombudsman: '' }, { texts: { PT: text } }]) {
      expect(await change(one, { ...whole, ...wrong })).toMatchObject({
        code: 'brand.change_invalid',
      })
    }
    await both({ section: 'profile', ...profile })
  })
})

describe('rules of a jurisdiction', () => {
  const params = { name: 'open' } as const
  const plan = (by: typeof one, body: object) =>
    by.call(ops.planJurisdictionRules, {
      params,
      body: { requestId: randomUUID(), reason, ...body } as never,
    })
  const rules = { loginFailuresMax: 4 }
  const articles = { loginFailuresMax: 'Portaria SPA/MF 722/2024, art. 12' }

  it('count from their day on, with their article', async () => {
    const effectiveAt = '2099-06-01T03:00:00.000Z'
    const confidences = { loginFailuresMax: 'H' }
    expect(await plan(one, { effectiveAt, rules, articles, confidences })).toMatchObject({
      value: { isDone: false },
    })
    expect(await plan(other, { effectiveAt, rules, articles, confidences })).toMatchObject({
      value: { isDone: true },
    })
    const listed = valueOf(await one.call(ops.listJurisdictionRules, { params })).rules
    expect(listed.find(({ key }) => key === 'loginFailuresMax')).toEqual({
      key: 'loginFailuresMax',
      unit: 'times',
      changes: [
        {
          effectiveAt,
          state: 'planned',
          value: 4,
          article: articles.loginFailuresMax,
          confidence: 'H',
        },
        {
          effectiveAt: '2026-01-01T03:00:00.000Z',
          state: 'inForce',
          value: 5,
          article: null,
          confidence: null,
        },
      ],
    })
  })

  it('two changes of one rule never begin at one instant', async () => {
    const effectiveAt = '2099-06-01T03:00:00.000Z'
    const again = { effectiveAt, rules: { loginFailuresMax: 6 }, articles: {} }
    expect(await plan(one, again)).toMatchObject({ code: 'brand.rules_day' })
    const beside = { effectiveAt, rules: { lockMin: 20 }, articles: {} }
    expect(await plan(one, beside)).toMatchObject({ value: { isDone: false } })
  })

  it('never count at once, and an unknown rule or value is refused', async () => {
    const effectiveAt = '2099-07-01T03:00:00.000Z'
    expect(await plan(one, { effectiveAt: '2020-01-01T00:00:00Z', rules, articles })).toMatchObject(
      {
        code: 'brand.rules_day',
      },
    )
    expect(await plan(one, { effectiveAt, rules: { gravity: 9 }, articles: {} })).toMatchObject({
      code: 'brand.change_invalid',
    })
    expect(await plan(one, { effectiveAt, rules: { lockMin: 0 }, articles: {} })).toMatchObject({
      code: 'brand.change_invalid',
    })
  })
})

expectActsWithoutBefore(() => world.server.pool, [])
