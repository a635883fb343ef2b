import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createRegisterMember } from './register-member.ts'
import { startRegistrationWorld } from '../../testing/start-registration-world.ts'

const world = await startRegistrationWorld()
const { newName, setRule, rowOf } = world
afterAll(() => world.close())
beforeEach(() => world.askLittle())
const infoOf = (token: string) =>
  world.send('GET', '/wps/member/info', { headers: { authorization: token } })

describe('registration by username', () => {
  it('CALL-10, REG-19: a valid form creates a logged-in member, and stores the origin', async () => {
    const name = newName()
    const answer = await world.register(name, {
      payload: {
        referralCode: 'whoknows',
        registerUrl: 'http://127.0.0.1/register?ref=whoknows',
        payeeName: 'João Silva',
      },
    })
    expect(answer.status).toBe(200)
    expect(answer.body.value).toMatchObject({
      userName: name,
      customerType: 0,
      firstTimeLogin: false,
    })
    expect((await infoOf(answer.body.value.token)).body.value.account).toBe(`trevo@${name}`)
    expect(await rowOf(name)).toMatchObject({
      referral_code: 'whoknows',
      register_domain: '127.0.0.1',
      register_url: 'http://127.0.0.1/register?ref=whoknows',
      register_address: '203.0.113.7',
      language: 'EN',
      payee_name: 'João Silva',
      terms_accepted_at: world.clock.now(),
    })
    expect((await world.login(name, 'Verde-Campo-42')).status).toBe(200)
  })

  it('opens the wallet in the same transaction: no member without accounts, no accounts without member', async () => {
    const name = newName()
    const answer = await world.register(name)
    const member = await rowOf(name)
    expect(await world.wallet.balanceOf(member.member_id)).toMatchObject({ availableMinor: 0n })
    expect(answer.body.value.id).toBe(member.customer_id)

    const failing = newName()
    const register = createRegisterMember({
      ...world.needs,
      wallet: {
        ...world.needs.wallet,
        openAccounts: async (tx, memberId) => {
          await world.wallet.openAccounts(tx, memberId)
          throw new Error('power cut')
        },
      },
    })
    const form = { ...world.registration(failing), humanProof: await world.proveHuman() }
    const brand = world.settings.brand(world.brandId)
    const device = { address: '203.0.113.7', userAgent: '', kind: 'web' } as const
    await expect(
      register({ brand, language: 'PT', form: form as never, captchaId: undefined, device }),
    ).rejects.toThrow('power cut')
    expect(await rowOf(failing)).toBeUndefined()
    const { rows } = await world.pool.query(
      `select 1 from wallet.member w left join members.member m using (member_id) where m is null
       union all select 1 from identity.credential where username = $1`,
      [failing],
    )
    expect(rows).toEqual([])
  })

  it('MODEL-2, CALL-8: member info has id, account, nickname and type, contact data masked', async () => {
    await setRule('email', 'enabled = true')
    await setRule('mobileNum', 'enabled = true')
    const name = newName()
    const { token, id } = (
      await world.register(name, {
        payload: {
          email: 'ana.lima@mail.com.br',
          mobileNum: '11987654321',
          payeeName: 'Ana Lima',
          countryDialingCode: '55',
        },
      })
    ).body.value
    const { value } = (await infoOf(token)).body
    expect(value).toEqual({
      id,
      account: `trevo@${name}`,
      nickname: name,
      type: 0,
      email: 'an****@m****.com.br',
      mobile: '****4321',
      payeeName: 'Ana Lima',
      regDate: world.clock.now().getTime(),
      hasAgent: false,
      isSharedPhone: false,
      clubLabel: null,
    })
    const { member_id: memberId } = await rowOf(name)
    expect(JSON.stringify(value)).not.toContain(String(memberId))
  })

  it('ERR-17: needs human verification', async () => {
    const answer = await world.register(newName(), { payload: { humanProof: undefined } })
    expect(answer.code).toBe('verify_first')
  })

  it('without accepted terms registration is refused', async () => {
    const name = newName()
    const answer = await world.register(name, { payload: { termsAccepted: false } })
    expect(answer).toMatchObject({ status: 400, code: 'register.terms_required' })
    expect(await rowOf(name)).toBeUndefined()
  })

  it('nobody can register as more than an ordinary member: unknown fields are refused', async () => {
    for (const extra of [
      { type: 1 },
      { customerType: 1 },
      { uplineMemberId: '1' },
      { brandId: 2 },
    ]) {
      const name = newName()
      expect((await world.register(name, { payload: extra })).code).toBe('request_param_err')
      expect(await rowOf(name)).toBeUndefined()
    }
  })
})

describe('one name, one member', () => {
  it('a taken name is refused, also in other capitals', async () => {
    const name = newName()
    expect((await world.register(name)).status).toBe(200)
    for (const again of [name, name.toUpperCase()]) {
      expect(await world.register(again)).toMatchObject({
        status: 409,
        code: 'register.username_taken',
      })
    }
  })

  it("the trial user's name is reserved", async () => {
    expect((await world.register('Trial')).code).toBe('register.username_taken')
  })

  it('of twelve concurrent registrations of one name exactly one succeeds, and the others leave nothing', async () => {
    const name = newName()
    const proofs = await Promise.all(Array.from({ length: 12 }, world.proveHuman))
    const answers = await Promise.all(
      proofs.map((humanProof, index) =>
        world.register(index % 2 ? name : name.toUpperCase(), { payload: { humanProof } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'register.username_taken')).toHaveLength(11)
    const { rows } = await world.pool.query(
      `select (select count(*)::int from members.member where account_key = $1) as members,
              (select count(*)::int from identity.credential where username_key = $2) as credentials,
              (select count(*)::int from wallet.member w left join members.member m using (member_id)
               where m.member_id is null) as strays`,
      [`trevo@${name}`, name],
    )
    expect(rows[0]).toEqual({ members: 1, credentials: 1, strays: 0 })
  })

  it('another brand has its own names, and a session of one is invalid in the other', async () => {
    await world.change(`
      insert into settings.brand (merchant, name, default_language, languages, currency,
        currency_symbol, copyright_year, age_message, show_captcha, jurisdiction, main_domain, domains,
        image_cdns, launch_game_cdns, agent_types, trial_types, is_single_wallet, jackpot_base_minor,
        jackpot_step_minor, jackpot_interval_ms, jackpot_started_at)
      select 'figueira', 'Figueira', default_language, languages, currency, currency_symbol,
        copyright_year, age_message, show_captcha, jurisdiction, 'figueira.test', '{figueira.test}',
        image_cdns, launch_game_cdns, agent_types, trial_types, is_single_wallet, jackpot_base_minor,
        jackpot_step_minor, jackpot_interval_ms, jackpot_started_at
      from settings.brand;
      insert into settings.register_rule
      select b.id, r.field, accepted_pattern, min_length, max_length, pattern_id, enabled, required
      from settings.register_rule r, settings.brand b where b.merchant = 'figueira';
      insert into settings.module_switch
      select b.id, s.module_id, s.parent_id, s.enabled
      from settings.module_switch s, settings.brand b where b.merchant = 'figueira'`)
    const name = newName()
    const ours = await world.register(name)
    const theirs = await world.register(name, {
      headers: { merchant: 'figueira', host: 'figueira.test' },
    })
    expect([ours.status, theirs.status]).toEqual([200, 200])
    expect(theirs.body.value.id).not.toBe(ours.body.value.id)
    const headers = {
      merchant: 'figueira',
      host: 'figueira.test',
      authorization: ours.body.value.token,
    }
    const crossed = await world.send('GET', '/wps/member/info', { headers })
    expect(crossed.code).toBe('login.not.session')
    const wrongHouse = await world.login('membro.demo', 'Folha4Sorte9Verde', { headers })
    expect(wrongHouse.code).toBe('login.failed')
  })
})

const codeOf = async (username: string) => (await rowOf(username)).invite_code as string

describe('upline and referrer', () => {
  it("an agent's affiliate code links the member to the agent, shown field or not", async () => {
    const name = newName()
    await world.register(name, { payload: { affiliateCode: await codeOf('agente.norte') } })
    const agent = await rowOf('agente.norte')
    expect(await rowOf(name)).toMatchObject({
      upline_member_id: agent.member_id,
      affiliate_code: agent.invite_code,
    })
  })

  it('an unknown affiliate code, or one of a non-agent, is refused', async () => {
    for (const affiliateCode of ['nosuch', await codeOf('membro.demo')]) {
      const answer = await world.register(newName(), { payload: { affiliateCode } })
      expect(answer).toMatchObject({ status: 400, code: 'invitation_code_error' })
      expect(answer.body.message).toBe('Invalid invitation code')
    }
  })

  it('REG-7: a referral code names the referring member; an unknown one is only stored', async () => {
    const [one, other] = [newName(), newName()]
    await world.register(one, { payload: { referralCode: await codeOf('membro.demo') } })
    const referrer = await rowOf('membro.demo')
    expect((await rowOf(one)).referrer_member_id).toBe(referrer.member_id)
    await world.register(other, { payload: { referralCode: 'unknown' } })
    expect(await rowOf(other)).toMatchObject({ referral_code: 'unknown', referrer_member_id: null })
  })
})

describe('the time zone of a brand', () => {
  const setZone = (zone: string, brandId: number) =>
    world.pool.query('update settings.brand set time_zone = $1 where id = $2', [zone, brandId])

  it('is fixed from the first member on', async () => {
    await expect(setZone('America/Manaus', 1)).rejects.toThrow(
      'brand 1 has members: its time zone stays America/Sao_Paulo',
    )
    // An unchanged value is no change.
    await setZone('America/Sao_Paulo', 1)
  })

  it('can be chosen freely before', async () => {
    const { rows } = await world.pool.query<{ id: number }>(
      `insert into settings.brand overriding system value select (jsonb_populate_record(b,
         jsonb_build_object('id', b.id + 1000, 'merchant', 'zone', 'is_demo', false,
           'company_id', null))).*
       from settings.brand b where b.id = 1 returning id`,
    )
    const id = rows[0]?.id ?? 0
    await setZone('America/Manaus', id)
    await world.pool.query('delete from settings.brand where id = $1', [id])
  })
})
