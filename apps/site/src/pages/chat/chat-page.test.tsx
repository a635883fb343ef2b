import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToMember } from '../../testing/show-to-member.tsx'
import { value } from '../../testing/stand-in-server.ts'
import { Component as ChatPage } from './chat-page.tsx'

const modelsPath = '/wps/relay/CBS_modelList'
const model = { modelId: 1, title: 'Depósitos', about: 'Pix', waiting: 0 }
const show = (isOn: boolean) =>
  showToMember(
    <ChatPage />,
    { [modelsPath]: () => value({ list: [model], answerSeconds: null }) },
    { address: '/chat', modules: { CBS3: isOn } },
  )

test('CALL-69: a conversation begins here with the choice of a subject', async () => {
  await show(true)
  expect(await screen.findByText('Depósitos')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Conversar com o atendimento')
})

test('a brand without chat says so, and asks for no subjects', async () => {
  const server = await show(false)
  expect(await screen.findByText(/O chat não está disponível agora/)).toBeTruthy()
  expect(server.to(modelsPath)).toEqual([])
})
