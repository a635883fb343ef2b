import { getSystemStatus, setMemberLanguage } from '@trevo/api-client/endpoints.ts'
import { languageCodes } from '@trevo/i18n/languages.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { requestRaw } from './request-raw.ts'
import { startTestServer } from './start-test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

const refusalIn = async (language?: string) => {
  const headers = language === undefined ? {} : { language }
  const { body } = await requestRaw(server.baseUrl, '/wps/member/info', { headers })
  return body.message
}
const inPortuguese = 'Você não está conectado. Faça login, por favor.'
const inEnglish = 'You are not logged in, please login'

describe('the language of an answer', () => {
  test('LANG-1: is Portuguese unless English was requested', async () => {
    expect(await refusalIn()).toBe(inPortuguese)
    for (const code of ['PT', 'pt_BR', 'DE', '', 'xx'])
      expect([code, await refusalIn(code)]).toEqual([code, inPortuguese])
    for (const code of ['EN', 'en', 'en-US'])
      expect([code, await refusalIn(code)]).toEqual([code, inEnglish])
  })

  test('LANG-1: the default is the brand’s', async () => {
    await server.change(`update settings.brand set default_language = 'EN'`)
    expect(await refusalIn()).toBe(inEnglish)
    expect(await refusalIn('PT')).toBe(inPortuguese)
    await server.change(`update settings.brand set default_language = 'PT'`)
  })

  test('LANG-2: the settings offer any code of the broader list; the demo has the two written ones', async () => {
    const languages = async () => {
      const answer = await server.guest().call(getSystemStatus)
      return answer.ok ? answer.value.info.brand.languages : answer.code
    }
    expect(await languages()).toEqual(['EN', 'PT'])
    expect(languageCodes.length).toBeGreaterThan(34)
    await server.change(`update settings.brand set languages = '{${languageCodes.join(',')}}'`)
    expect(await languages()).toEqual(languageCodes)
    await server.change(`update settings.brand set languages = '{EN,PT}'`)
  })
})

describe('the language update', () => {
  const languageOf = async (memberId: bigint) => {
    const { rows } = await server.pool.query<{ language: string }>(
      'select language from members.member where member_id = $1',
      [memberId],
    )
    return rows[0]?.language
  }

  test('CALL-70, LANG-6: a member’s choice is stored; a guest’s and the trial user’s are only answered', async () => {
    const { api, memberId } = await server.logIn('davi.demo')
    expect(await languageOf(memberId)).toBe('PT')
    const english = { body: { language: 'EN' } } as const
    expect(await api.call(setMemberLanguage, english)).toMatchObject({ ok: true, value: null })
    expect(await languageOf(memberId)).toBe('EN')
    expect(await server.guest().call(setMemberLanguage, english)).toMatchObject({ ok: true })
    const trial = await server.tryOut()
    expect(await trial.api.call(setMemberLanguage, english)).toMatchObject({ ok: true })
    const { rows } = await server.pool.query(
      `select count(*)::int as chosen from members.member where language = 'EN'`,
    )
    expect(rows).toEqual([{ chosen: 1 }])
  })

  test('CALL-70: an unsupported language is refused', async () => {
    const { api, memberId } = await server.logIn('elisa.demo')
    const answer = await api.call(setMemberLanguage, { body: { language: 'DE' as 'EN' } }) // wrong on purpose
    expect(answer).toMatchObject({ code: 'request_param_err' })
    expect(await languageOf(memberId)).toBe('PT')
  })
})
