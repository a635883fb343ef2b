import {
  feedbackLengthMax as contractMax,
  feedbackTypes as contractTypes,
} from '@trevo/contract/wps/feedback.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { initialSession } from '../../../core/session/session-state.ts'
import { enterSession, startSession } from '../../../core/session/store.ts'
import { usePopups } from '../../../core/popups/popups.ts'
import { demoMember } from '../../../testing/demo-member.ts'
import { pressEnter, sendTwice } from '../../../testing/press-enter.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../../testing/stand-in-server.ts'
import FeedbackPopup from './feedback-popup.tsx'
import { feedbackLengthMax, feedbackTypes } from './feedback-types.ts'

const OpenWarning = () => (
  <p data-testid="warning">
    {usePopups()
      .map((popup) => (popup.name === 'warning' ? popup.props.text : ''))
      .join('')}
  </p>
)

const open = async (
  { send = value({ referenceNumber: 'FB-7Q2K' }), type, language = 'PT' as LanguageCode } = {} as {
    send?: ReturnType<typeof value>
    type?: 6
    language?: LanguageCode
  },
  memberType?: number,
) => {
  const server = await standInServer({
    '/wps/captcha': () => value('cGljdHVyZQ=='),
    '/wps/feedback': () => send,
  })
  startSession(initialSession(server.status, () => 0))
  if (memberType !== undefined) enterSession('tok', demoMember(memberType))
  await showPage(
    <>
      <FeedbackPopup onClose={() => undefined} {...(type !== undefined && { type })} />
      <OpenWarning />
    </>,
    { language },
  )
  await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
  return server
}
const fill = (name: string, text: string) => {
  const input = document.querySelector(`[name="${name}"]`)
  if (input) fireEvent.change(input, { target: { value: text } })
}
const submit = () => pressEnter(document.querySelector('[name="captcha"]')!)
const warning = () => screen.getByTestId('warning').textContent

describe('the feedback popup', () => {
  test('FEEDBACK-2: offers exactly the types of the contract, in its order', async () => {
    expect(feedbackTypes).toEqual(contractTypes)
    expect(feedbackLengthMax).toBe(contractMax)
    await open({ language: 'EN' })
    const options = [...document.querySelectorAll('option')].map(({ value: id, textContent }) => [
      id,
      textContent,
    ])
    expect(options).toEqual([
      ['', 'Choose'],
      ['1', 'Deposit issues'],
      ['2', 'Withdrawal issues'],
      ['3', 'Game issues'],
      ['4', 'Customer service issues'],
      ['6', 'Apply for agent'],
      ['0', 'Other'],
    ])
  })

  test('FEEDBACK-1: the description counts its characters up to 200; a captcha is below', async () => {
    await open()
    fill('content', 'Não caiu 🎉')
    expect(screen.getByText('10/200 caracteres · 3 palavras')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByAltText(/Imagem/).getAttribute('src')).toBe(
        'data:image/png;base64,cGljdHVyZQ==',
      ),
    )
  })

  test.each([
    ['', '', '0/200 caracteres · 0 palavra'],
    ['  oi  ', '  oi  ', '6/200 caracteres · 1 palavra'],
    ['x'.repeat(201), 'x'.repeat(200), '200/200 caracteres · 1 palavra'],
    // Each is two code units, and one character of the 200.
    ['🎉'.repeat(201), '🎉'.repeat(200), '200/200 caracteres · 1 palavra'],
  ])(
    'FEEDBACK-1, RULE-9: of "%s" 200 characters are kept, and characters and words are counted and labelled',
    async (typed, kept, counted) => {
      await open()
      if (typed) fill('content', typed)
      expect(document.querySelector('textarea')?.value).toBe(kept)
      expect(screen.getByText(counted, { normalizer: (text) => text })).toBeTruthy()
    },
  )

  test.each([
    [{}, 'Question type, Description, Code in the image is empty'],
    [{ type: '3' }, 'Description, Code in the image is empty'],
    [{ type: '0', content: '   ', captcha: 'a' }, 'Description is empty'],
    [{ content: 'text', captcha: 'ab' }, 'Question type is empty'],
  ])(
    'FEEDBACK-3: with %o filled in a warning says "%s", and nothing is sent',
    async (filled, text) => {
      const server = await open({ language: 'EN' })
      for (const [name, typed] of Object.entries(filled)) fill(name, typed)
      await submit()
      expect(warning()).toBe(text)
      expect(server.to('/wps/feedback')).toEqual([])
    },
  )

  test('FEEDBACK-4, RULE-9, FEEDBACK-5, CALL-24: a member’s 19 characters are sent with his name, and the number is shown', async () => {
    const server = await open({}, 0)
    expect(document.querySelector('[name="sender"]')).toBeNull()
    expect(screen.getByText('O texto deve ter entre 20 e 200 caracteres')).toBeTruthy()
    const content = 'a'.repeat(19)
    for (const [name, typed] of Object.entries({ type: '2', content, captcha: 'x7k2p' })) {
      fill(name, typed)
    }
    await submit()
    expect(server.to('/wps/feedback').map(({ method, body }) => ({ method, body }))).toEqual([
      { method: 'PUT', body: { type: 2, content, sender: 'ana', captcha: 'x7k2p' } },
    ])
    expect(screen.getByRole('status').textContent).toContain('FB-7Q2K')
  })

  test('a second press while the first is under way sends nothing more', async () => {
    const server = await open({ type: 6 }, 0)
    fill('content', 'Quero ser agente')
    fill('captcha', 'ab')
    await sendTwice(document.querySelector('[name="captcha"]')!)
    expect(await screen.findByText(/FB-7Q2K/)).toBeTruthy()
    expect(server.to('/wps/feedback')).toHaveLength(1)
  })

  test('a guest may leave an address, and a wrong code loads another picture', async () => {
    const send = refusal('captcha.invalid', { message: 'Código errado' })
    const server = await open({ send, type: 6 })
    for (const [name, typed] of Object.entries({
      content: 'Quero ser parceiro',
      sender: ' ana@mail.example ',
      captcha: 'zzzzz',
    })) {
      fill(name, typed)
    }
    vi.spyOn(performance, 'now').mockReturnValue(1e9)
    await submit()
    expect(server.to('/wps/feedback')[0]?.body).toMatchObject({
      type: 6,
      sender: 'ana@mail.example',
    })
    expect(screen.getByRole('alert').textContent).toBe('Código errado')
    expect(server.to('/wps/captcha')).toHaveLength(2)
    expect(document.querySelector<HTMLInputElement>('[name="captcha"]')?.value).toBe('')
    expect(document.querySelector('textarea')?.value).toBe('Quero ser parceiro')
  })
})
