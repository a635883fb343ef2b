import { chatTextMax as contractMax } from '@trevo/contract/wps/chat.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { startSession } from '../../../core/session/store.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../../testing/stand-in-server.ts'
import { chatTextMax, WriteForm } from './write-form.tsx'

test('a message may be as long as the contract allows', () => {
  expect(chatTextMax).toBe(contractMax)
})

test('an unsent message stays in the field, and Shift with Enter sends nothing', async () => {
  const sent: unknown[] = []
  let isDown = true
  const server = await standInServer({
    '/wps/relay/CBS_sendChatMessage': (body: unknown) => {
      sent.push(body)
      const message = { seq: 1, author: 'visitor', text: 'Oi', at: '2026-11-23T12:00:00.000Z' }
      return isDown ? refusal('chat.full') : value(message)
    },
  })
  startSession(initialSession(server.status, () => 0))
  const onSent = vi.fn()
  await showPage(<WriteForm chat="1" onSent={onSent} />, { language: 'PT' })
  const field = await screen.findByRole('textbox', { name: 'Sua mensagem' })
  fireEvent.change(field, { target: { value: 'Oi' } })
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })
  expect(sent).toHaveLength(0)
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect((field as HTMLTextAreaElement).value).toBe('Oi')
  isDown = false
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect((field as HTMLTextAreaElement).value).toBe('')
})
