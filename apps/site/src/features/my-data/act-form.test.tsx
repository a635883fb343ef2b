import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { enter, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { ActForm, type DataAct } from './act-form.tsx'

const show = async (of: DataAct, answers: Parameters<typeof showToMember>[1] = {}) => {
  const onClose = vi.fn<() => void>()
  const server = await showToMember(<ActForm of={of} onClose={onClose} />, answers)
  return { server, onClose, dialog: await screen.findByRole('dialog') }
}

test.each([
  ['export', 'Levar os meus dados'],
  ['erase', 'Apagar o que pode ser apagado'],
] as const)('%s asks for the password, and is told', async (act, name) => {
  const answers = [refusal('password.wrong', { message: 'Senha errada.' })]
  const { server, onClose } = await show(
    { act },
    { [`/wps/my-data/${act}`]: () => answers.shift() ?? value({}) },
  )
  await press(name)
  expect(await screen.findByText('Digite a sua senha.')).toBeTruthy()
  expect(server.to(`/wps/my-data/${act}`)).toHaveLength(0)
  enter('Sua senha', 'segredo')
  await press(name)
  expect(await screen.findByText('Senha errada.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  await press(name)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(await screen.findByText('Pedido recebido')).toBeTruthy()
  const sent = server.to(`/wps/my-data/${act}`).map(({ body }) => body as { requestId: string })
  expect(sent[0]).toMatchObject({ password: 'segredo' })
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId)
})

test.each([
  ['export', 'Levar os meus dados', false],
  ['erase', 'Apagar o que pode ser apagado', true],
] as const)('%s: only what cannot be undone looks dangerous', async (act, name, isDangerous) => {
  await show({ act })
  const button = await screen.findByRole('button', { name })
  expect(/danger/.test(button.className)).toBe(isDangerous)
})

test('the file is opened with its request, and saved', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:x'
  })
  const answers = [refusal('x', { message: 'Já foi aberto.' })]
  const { server, onClose } = await show(
    { act: 'open', requestId: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906' },
    {
      '/wps/my-data/open': () =>
        answers.shift() ?? value({ fileName: 'dados.json', content: btoa('{"a":1}') }),
    },
  )
  enter('Sua senha', 'segredo')
  await press('Abrir o arquivo')
  expect(await screen.findByText('Já foi aberto.')).toBeTruthy()
  await press('Abrir o arquivo')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(saved).toEqual(['dados.json'])
  expect(await blobs[0]?.text()).toBe('{"a":1}')
  expect(server.to('/wps/my-data/open')[0]?.body).toEqual({
    requestId: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
    password: 'segredo',
  })
  expect(screen.queryByText('Pedido recebido')).toBeNull()
})

test('a correction says what and how it should be', async () => {
  const answers = [refusal('x', { message: 'Muitos pedidos.' })]
  const { server, onClose, dialog } = await show(
    { act: 'correct' },
    { '/wps/my-data/correct': () => answers.shift() ?? value({}) },
  )
  enter('Como deveria ser?', '  ')
  await press('Enviar')
  expect(textOf(dialog)).toContain('Diga como deveria ser.')
  expect(server.to('/wps/my-data/correct')).toHaveLength(0)
  enter('O que deve ser corrigido?', 'address')
  enter('Como deveria ser?', ' Rua B ')
  expect(textOf(dialog)).toContain('7 / 300')
  await press('Enviar')
  expect(await screen.findByText('Muitos pedidos.')).toBeTruthy()
  await press('Enviar')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.to('/wps/my-data/correct')[1]?.body).toEqual({
    requestId: expect.any(String),
    field: 'address',
    text: 'Rua B',
  })
  expect(await screen.findByText('Pedido recebido')).toBeTruthy()
})
