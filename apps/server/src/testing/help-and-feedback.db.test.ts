import { getHelpCenter, sendFeedback } from '@trevo/api-client/endpoints.ts'
import { feedbackTypes } from '@trevo/contract/wps/feedback.ts'
import { HelpTopic } from '@trevo/contract/wps/help.ts'
import { afterAll, describe, expect, test } from 'vitest'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { startTestServer } from './start-test-server.ts'

const server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
afterAll(() => server.close())

/** A captcha as a person would read it: its cookie and its answer, which only the database has. */
const readCaptcha = async () => {
  const answer = await fetch(`${server.baseUrl}/wps/captcha`)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { rows } = await server.pool.query<{ answer: string }>(
    'select answer from identity.captcha where id = $1',
    [cookie.split('=')[1]],
  )
  return { cookie, captcha: rows[0]?.answer ?? '' }
}

type Sent = { readonly cookie?: string; readonly token?: string; readonly language?: LanguageCode }

// Every form comes from another address, so that the limit of one address is not what is tested.
let sentCount = 0
const nextAddress = () => {
  sentCount += 1
  return `203.0.113.${sentCount}`
}

const send = async (body: object, { cookie = '', token, language = 'EN' }: Sent = {}) => {
  const answer = await fetch(`${server.baseUrl}${sendFeedback.path}`, {
    method: sendFeedback.method,
    headers: {
      'content-type': 'application/json',
      merchant: 'trevo',
      language,
      cookie,
      'x-forwarded-for': nextAddress(),
      ...(token !== undefined && { authorization: token }),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

const form = { content: 'My deposit of 20 is missing', sender: 'ana', type: 1 }

const sendGood = async (change: object = {}, sent: Sent = {}) => {
  const { cookie, captcha } = await readCaptcha()
  return send({ ...form, captcha, ...change }, { ...sent, cookie })
}

const kept = async (referenceNumber: string) => {
  const { rows } = await server.pool.query(
    'select * from messaging.feedback where reference_number = $1',
    [referenceNumber],
  )
  return rows
}

describe('the help center', () => {
  test('CALL-22: answers with lang and device=WEB, and without them in the language of the call', async () => {
    const inPortuguese = await fetch(`${server.baseUrl}/wps/system/helpCenter?lang=PT&device=WEB`)
    const { value } = await inPortuguese.json()
    const topics = HelpTopic.array().parse(value)
    expect(topics.map(({ id }) => id)).toEqual([
      'start',
      'deposit',
      'withdrawal',
      'bets',
      'fairness',
      'bonus',
      'limits',
      'security',
      'term',
      'privacy',
      'contact',
    ])
    expect(topics.find(({ id }) => id === 'term')?.title).toBe('Termos de uso')

    const plain = await server.guest('EN').call(getHelpCenter)
    expect(plain.ok && plain.value.find(({ id }) => id === 'term')?.title).toBe('Terms of use')
    const asked = await fetch(`${server.baseUrl}/wps/system/helpCenter?lang=en_US`, {
      headers: { language: 'PT' },
    })
    expect((await asked.json()).value[0].title).toBe('Getting started')
  })

  test('every topic is written in both languages, with the same headings and lists', async () => {
    const [english, portuguese] = await Promise.all(
      (['EN', 'PT'] as const).map(async (language) => {
        const answer = await server.guest(language).call(getHelpCenter)
        if (!answer.ok) throw new Error(answer.code)
        return answer.value
      }),
    )
    const shape = (topics: typeof english = []) =>
      topics.map(({ id, blocks }) => [
        id,
        blocks.map((block) => (block.type === 'list' ? block.items.length : block.type)),
      ])
    expect(shape(english)).toEqual(shape(portuguese))
    for (const [index, topic] of (english ?? []).entries()) {
      expect(topic.blocks.length, topic.id).toBeGreaterThan(2)
      expect(topic.blocks, topic.id).not.toEqual(portuguese?.[index]?.blocks)
    }
  })

  test("a topic that is not written in a language is given in the brand's own", async () => {
    await server.pool.query(
      `update messaging.help_topic set texts = texts - 'EN' where topic_id = 'deposit'`,
    )
    const answer = await server.guest('EN').call(getHelpCenter)
    const deposit = answer.ok ? answer.value.find(({ id }) => id === 'deposit') : undefined
    expect(deposit?.title).toBe('Depósitos por Pix')
  })

  test('a text changed in the back office is answered in its current form', async () => {
    await server.pool.query(
      `update messaging.help_topic set texts = texts || '{"EN": {"title": "Bonuses", "body": "None."}}'
       where topic_id = 'bonus'`,
    )
    const answer = await server.guest('EN').call(getHelpCenter)
    const bonus = answer.ok ? answer.value.find(({ id }) => id === 'bonus') : undefined
    expect(bonus).toMatchObject({
      title: 'Bonuses',
      blocks: [{ type: 'paragraph', text: 'None.' }],
    })
  })
})

describe('feedback', () => {
  test('CALL-24, FEEDBACK-5, ROLE-2: a guest sends content, sender, type and captcha, and it is kept', async () => {
    const { status, body } = await sendGood({}, { language: 'PT' })
    expect([status, body.success]).toEqual([200, true])
    const { referenceNumber } = body.value
    expect(referenceNumber).toMatch(/^F[0-9A-Z]{8}$/)
    expect(await kept(referenceNumber)).toMatchObject([
      { content: form.content, sender: 'ana', type: 1, member_id: null, language: 'PT' },
    ])
  })

  test('a logged-in member is known, regardless of the name typed', async () => {
    const { token, memberId } = await server.logIn('membro.demo')
    const { body } = await sendGood({ sender: 'somebody else' }, { token })
    expect(await kept(body.value.referenceNumber)).toMatchObject([
      { sender: 'somebody else', member_id: memberId },
    ])
  })

  test('FEEDBACK-2: the types are 1, 2, 3, 4, 6 and 0, and no other', async () => {
    expect(feedbackTypes.toSorted()).toEqual([0, 1, 2, 3, 4, 6])
    for (const type of feedbackTypes)
      expect([type, (await sendGood({ type })).status]).toEqual([type, 200])
    for (const type of [5, 7, -1, 1.5, '1', null]) {
      expect([type, (await sendGood({ type })).body]).toEqual([
        type,
        expect.objectContaining({ errorCode: 'request_param_err', detail: { fields: ['type'] } }),
      ])
    }
  })

  test('FEEDBACK-3: without type, description or captcha it is refused, naming which', async () => {
    const { cookie, captcha } = await readCaptcha()
    for (const empty of ['content', 'type', 'captcha']) {
      const answer = await send({ ...form, captcha, [empty]: undefined }, { cookie })
      expect([answer.status, answer.body.detail]).toEqual([400, { fields: [empty] }])
    }
    for (const [field, value] of [
      ['content', ''],
      ['content', '  \n '],
      ['captcha', ''],
    ] as const) {
      const answer = await send({ ...form, captcha, [field]: value }, { cookie })
      expect([field, answer.body.detail]).toEqual([field, { fields: [field] }])
    }
    // None of them used up the picture.
    expect((await send({ ...form, captcha }, { cookie })).status).toBe(200)
  })

  test('FEEDBACK-4: one character is enough, 200 are accepted and stored, 201 are refused', async () => {
    for (const content of ['x', 'x'.repeat(19), '🍀'.repeat(200)]) {
      const { body } = await sendGood({ content })
      expect(await kept(body.value.referenceNumber)).toMatchObject([{ content }])
    }
    const { status, body } = await sendGood({ content: 'x'.repeat(201) })
    expect([status, body.errorCode]).toEqual([400, 'request_param_err'])
    expect((await sendGood({ content: '🍀'.repeat(201) })).status).toBe(400)
  })

  test('a wrong captcha is refused with a new one asked for; a right one counts once', async () => {
    const wrong = await sendGood({ captcha: '-----' })
    expect([wrong.status, wrong.body.errorCode, wrong.body.captcha]).toEqual([
      400,
      'captcha.invalid',
      true,
    ])
    const { cookie, captcha } = await readCaptcha()
    expect((await send({ ...form, captcha }, { cookie })).status).toBe(200)
    const again = await send({ ...form, captcha }, { cookie })
    expect(again.body.errorCode).toBe('captcha.invalid')
    const { captcha: otherCaptcha } = await readCaptcha()
    expect((await send({ ...form, captcha: otherCaptcha }, { cookie })).status).toBe(400)
  })

  test('many forms from one address are too many', async () => {
    const codes = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const answer = await fetch(`${server.baseUrl}${sendFeedback.path}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
          body: '{}',
        })
        return answer.status
      }),
    )
    expect(codes.filter((code) => code === 429)).toHaveLength(5)
  })

  test('is refused while the brand has no captcha to show', async () => {
    await server.change(
      `update settings.module_switch set enabled = false where module_id = 'CAPTCHA3'`,
    )
    expect((await send({ ...form, captcha: 'ABCDE' })).body.errorCode).toBe(
      'function.not.available',
    )
    await server.change(
      `update settings.module_switch set enabled = true where module_id = 'CAPTCHA3'`,
    )
  })
})
