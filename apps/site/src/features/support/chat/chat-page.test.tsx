import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Chat as ChatAnswer, ChatMessage } from '@trevo/contract/wps/chat.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hear, pageText, press, showToMember, textOf } from '../../../testing/show-to-member.tsx'
import { refusal, value } from '../../../testing/stand-in-server.ts'
import { Chat } from './chat.tsx'
import { storedChat } from './stored-chat.ts'

const paths = {
  models: '/wps/relay/CBS_modelList',
  launch: '/wps/relay/CBS_launchChat',
  read: '/wps/relay/CBS_readChat',
  send: '/wps/relay/CBS_sendChatMessage',
  end: '/wps/relay/CBS_endChat',
  picture: '/wps/relay/CBS_getChatPicture',
  mail: '/wps/relay/CBS_mailChat',
} as const
type Answers = NonNullable<Parameters<typeof showToMember>[1]>
const down = () => refusal('x', { status: 500, message: '' })

const model = (modelId: number, waiting = 0) => ({
  modelId,
  title: `Assunto ${modelId}`,
  about: `Sobre ${modelId}`,
  waiting,
})
const message = (seq: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  seq,
  author: 'visitor',
  text: `Texto ${seq}`,
  pictureId: null,
  at: '2026-03-10T12:00:00.000Z',
  ...change,
})
const chat = (change: Partial<ChatAnswer> = {}): ChatAnswer => ({
  chat: '7',
  title: 'Depósitos',
  status: 'open',
  ahead: null,
  answerSeconds: null,
  canMail: false,
  messages: [],
  ...change,
})
const show = (answers: Answers, address = '/chat') => showToMember(<Chat />, answers, { address })

beforeEach(() => storedChat.forget())

describe('the subjects', () => {
  const showModels = (
    list: readonly object[],
    answerSeconds: number | null = null,
    answers: Answers = {},
  ) => show({ [paths.models]: () => value({ list, answerSeconds }), ...answers })

  test('each says how many wait, and the usual time is rounded up to a minute', async () => {
    await showModels([model(1), model(2, 1), model(3, 4)], 61)
    const lines = within(await screen.findByRole('list', { name: 'Assuntos' })).getAllByRole(
      'listitem',
    )
    expect(lines.map(textOf)).toEqual([
      'Assunto 1Sobre 1Ninguém na filaConversar',
      'Assunto 2Sobre 21 conversa na filaConversar',
      'Assunto 3Sobre 34 conversas na filaConversar',
    ])
    expect(pageText()).toContain('a resposta leva cerca de 2 minutos.')
  })
  test('a few seconds are a minute', async () => {
    await showModels([model(1)], 5)
    expect(await screen.findByText(/cerca de 1 minuto\./)).toBeTruthy()
  })

  test('one is begun, and its conversation opens here', async () => {
    const server = await showModels([model(1)], null, {
      [paths.launch]: () => value({ chatUrl: `${location.origin}/chat#7` }),
      [paths.read]: () => value(chat()),
    })
    await screen.findByText('Assunto 1')
    expect(pageText()).not.toContain('a resposta leva')
    await press('Conversar sobre Assunto 1')
    expect(await screen.findByRole('heading', { name: 'Depósitos' })).toBeTruthy()
    expect(server.to(paths.launch)[0]?.body).toEqual({ modelId: 1 })
    expect(server.to(paths.read)[0]?.body).toEqual({ chat: '7', after: 0 })
  })

  test('a conversation elsewhere is opened as an address', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    await showModels([model(1)], null, {
      [paths.launch]: () => value({ chatUrl: 'https://cs.example/room' }),
    })
    await screen.findByText('Assunto 1')
    await press('Conversar sobre Assunto 1')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://cs.example/room'))
    expect(screen.getByText('Assunto 1')).toBeTruthy()
  })

  test('a refusal says why, and another one can be begun', async () => {
    const answers = [refusal('chat.busy', { message: 'Muita gente agora.' })]
    const server = await showModels([model(1), model(2)], null, {
      [paths.launch]: () => answers.shift() ?? down(),
    })
    await screen.findByText('Assunto 1')
    await press('Conversar sobre Assunto 1')
    expect(await screen.findByText('Muita gente agora.')).toBeTruthy()
    await press('Conversar sobre Assunto 2')
    expect(await screen.findByText('Confira a internet e tente de novo.')).toBeTruthy()
    expect(server.to(paths.launch)).toHaveLength(2)
  })

  test('only one is begun at a time', async () => {
    const server = await showModels([model(1), model(2)], null, { [paths.launch]: down })
    await screen.findByText('Assunto 1')
    await act(async () => {
      for (const button of screen.getAllByRole('button')) {
        button.click()
        // The second press comes before the first is answered.
        await Promise.resolve()
      }
    })
    expect(server.to(paths.launch)).toHaveLength(1)
  })

  test('without subjects nobody answers; a failure can be tried again', async () => {
    let isDown = true
    await show({
      [paths.models]: () => (isDown ? down() : value({ list: [], answerSeconds: null })),
    })
    expect(await screen.findByText('A conversa não abriu')).toBeTruthy()
    isDown = false
    await press('Tentar de novo')
    expect(await screen.findByText('Ninguém está atendendo agora')).toBeTruthy()
  })
})

describe('a conversation', () => {
  const open = async (change: Partial<ChatAnswer> = {}, answers: Answers = {}) => {
    const server = await show({ [paths.read]: () => value(chat(change)), ...answers }, '/chat#7')
    await screen.findByRole('heading', { name: 'Depósitos' })
    return server
  }
  const standing = () => textOf(document.querySelector('p[role="status"]'))

  test('says who wrote what', async () => {
    await open({ messages: [message(1), message(2, { author: 'operator' })] })
    const log = screen.getByRole('log', { name: 'Mensagens da conversa' })
    const [first, second] = log.children
    expect(textOf(first)).toMatch(/^VocêTexto 110\/03\/2026/)
    expect(textOf(second)).toMatch(/^AtendimentoTexto 2/)
    expect(textOf(log)).not.toContain('Escreva o que aconteceu')
    expect(standing()).toBe('')
    expect(screen.queryByRole('button', { name: 'Receber por e-mail' })).toBeNull()
  })

  test('before the first message it says what to write, and cannot be ended or mailed', async () => {
    await open({ canMail: true })
    expect(textOf(screen.getByRole('log'))).toContain('Escreva o que aconteceu')
    expect(screen.queryByRole('button', { name: 'Encerrar conversa' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Receber por e-mail' })).toBeNull()
    expect(screen.getByLabelText('Sua mensagem')).toBeTruthy()
  })

  test.each([
    [
      { ahead: 0 },
      'Você é o próximo da fila. Pode sair desta página: a conversa continua salva aqui.',
    ],
    [
      { ahead: 2, answerSeconds: 60 },
      '2 conversas serão respondidas antes da sua. No momento, a resposta leva cerca de 1 minuto. Pode sair desta página: a conversa continua salva aqui.',
    ],
    [{ ahead: null, answerSeconds: 60 }, ''],
    [{ status: 'ended' }, 'Esta conversa foi encerrada. Você ainda pode ler tudo aqui.'],
  ] as const)('with %o its standing is "%s"', async (change, told) => {
    await open(change)
    expect(standing()).toBe(told)
  })

  test('a new message is read after the last known one', async () => {
    const server = await open(
      {},
      {
        [paths.read]: ({ body }) => {
          const { after } = body as { after: number }
          return value(chat({ messages: [message(after + 1, { author: 'operator' })] }))
        },
      },
    )
    await screen.findByText('Texto 1')
    const before = server.to(paths.read).length
    await hear({ topic: 'chat', chatId: '8' } as never)
    expect(server.to(paths.read)).toHaveLength(before)
    await hear({ topic: 'chat', chatId: '7' } as never)
    expect(await screen.findByText('Texto 2')).toBeTruthy()
    await hear({ topic: 'connected' })
    expect(await screen.findByText('Texto 3')).toBeTruthy()
    expect(screen.getAllByText('Texto 1')).toHaveLength(1)
  })

  test('it is ended on request, and another one can begin', async () => {
    let status: ChatAnswer['status'] = 'open'
    const server = await open(
      {},
      {
        [paths.read]: () =>
          value(chat({ status, messages: status === 'open' ? [message(1)] : [] })),
        [paths.end]: () => {
          status = 'ended'
          return value({ status })
        },
        [paths.models]: () => value({ list: [model(1)], answerSeconds: null }),
      },
    )
    await press('Encerrar conversa')
    expect(await screen.findByText(/Esta conversa foi encerrada/)).toBeTruthy()
    expect(server.to(paths.end)[0]?.body).toEqual({ chat: '7' })
    expect(screen.queryByLabelText('Sua mensagem')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Encerrar conversa' })).toBeNull()
    expect(storedChat.read()).toBe('7')
    await press('Começar outra conversa')
    expect(await screen.findByText('Assunto 1')).toBeTruthy()
    expect(storedChat.read()).toBeUndefined()
  })

  test('it is mailed on request', async () => {
    const answers = [value({ status: 'sent' }), refusal('chat.mailed', { message: 'Já enviada.' })]
    const server = await open(
      { canMail: true, messages: [message(1)] },
      { [paths.mail]: () => answers.shift() ?? down() },
    )
    await press('Receber por e-mail')
    expect(await screen.findByText('A conversa chega ao seu e-mail em instantes.')).toBeTruthy()
    expect(server.to(paths.mail)[0]?.body).toEqual({ chat: '7' })
    await press('Receber por e-mail')
    expect(await screen.findByText('Já enviada.')).toBeTruthy()
    await press('Receber por e-mail')
    expect(await screen.findByText('Confira a internet e tente de novo.')).toBeTruthy()
  })

  test('a picture is fetched with the name of the conversation', async () => {
    const pictureId = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'
    const server = await open(
      { messages: [message(1, { text: '', pictureId })] },
      { [paths.picture]: () => value({ type: 'image/png', content: 'AAAA' }) },
    )
    const picture = await screen.findByRole('img', { name: 'Imagem da conversa' })
    expect(picture.getAttribute('src')).toBe('data:image/png;base64,AAAA')
    expect(server.to(paths.picture)[0]?.body).toEqual({ chat: '7', pictureId })
  })
  test('a picture that is gone says so', async () => {
    await open(
      { messages: [message(1, { pictureId: '7d9f0335-8dcc-4054-9bf9-0dbd61d36907' })] },
      { [paths.picture]: down },
    )
    expect(await screen.findByText('Esta imagem não abriu. Recarregue a página.')).toBeTruthy()
  })

  test('a failure can be tried again, or left for another conversation', async () => {
    await show(
      {
        [paths.read]: down,
        [paths.models]: () => value({ list: [model(1)], answerSeconds: null }),
      },
      '/chat#7',
    )
    expect(await screen.findByText('A conversa não abriu')).toBeTruthy()
    await press('Começar outra conversa')
    expect(await screen.findByText('Assunto 1')).toBeTruthy()
  })

  test('the last one of this tab is found again without its address', async () => {
    storedChat.write('7')
    await show({ [paths.read]: () => value(chat()) })
    expect(await screen.findByRole('heading', { name: 'Depósitos' })).toBeTruthy()
  })
  test.each(['abc', '7.short'])('#%s is no conversation', async (name) => {
    await show(
      { [paths.models]: () => value({ list: [model(1)], answerSeconds: null }) },
      `/chat#${name}`,
    )
    expect(await screen.findByText('Assunto 1')).toBeTruthy()
  })
})

describe('adding a picture', () => {
  const uploads: unknown[] = []
  let answer = refusal('x')
  /** A stand-in for the upload, which reports its progress. */
  class StandInRequest extends EventTarget {
    readonly upload = new EventTarget()
    status = 200
    responseText = ''
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    send(body: string): void {
      uploads.push(JSON.parse(body))
      setTimeout(() => {
        this.status = answer.status ?? 200
        this.responseText = JSON.stringify(answer.json)
        this.dispatchEvent(new Event('load'))
      })
    }
  }
  const file = (type: string, size: number) => new File([new Uint8Array(size)], 'a', { type })
  const open = async () => {
    uploads.length = 0
    const server = await show({ [paths.read]: () => value(chat()) }, '/chat#7')
    vi.stubGlobal('XMLHttpRequest', StandInRequest)
    await screen.findByLabelText('Adicionar imagem')
    return server
  }
  const choose = (one: File) =>
    fireEvent.change(screen.getByLabelText('Adicionar imagem'), { target: { files: [one] } })

  test('another type or more than 5 MB is refused at once', async () => {
    await open()
    choose(file('application/pdf', 4))
    expect(await screen.findByText('Escolha uma imagem png ou jpg.')).toBeTruthy()
    choose(file('image/png', 5 * 1024 * 1024 + 1))
    expect(await screen.findByText('Uma imagem pode ter no máximo 5 MB.')).toBeTruthy()
    expect(uploads).toEqual([])
  })

  test('a member’s picture is sent without a human verification, and the conversation is read again', async () => {
    const server = await open()
    answer = value(message(1))
    const before = server.to(paths.read).length
    choose(file('image/png', 3))
    expect(await screen.findByRole('progressbar', { name: 'Enviando a imagem' })).toBeTruthy()
    expect((screen.getByLabelText('Adicionar imagem') as HTMLInputElement).disabled).toBe(true)
    await waitFor(() => expect(server.to(paths.read).length).toBeGreaterThan(before))
    expect(uploads).toEqual([{ chat: '7', clientId: expect.any(String), content: 'AAAA' }])
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Enviar de novo' })).toBeNull()
  })

  test('a refused one says why, and is sent again under the same id', async () => {
    await open()
    answer = refusal('picture.busy', { message: 'Espere um pouco.' })
    choose(file('image/jpeg', 3))
    expect(await screen.findByText('Espere um pouco.')).toBeTruthy()
    answer = refusal('x', { status: 500, message: '' })
    await press('Enviar de novo')
    expect(await screen.findByText('A imagem não foi enviada. Tente de novo.')).toBeTruthy()
    const ids = (uploads as { clientId: string }[]).map(({ clientId }) => clientId)
    expect(ids).toHaveLength(2)
    expect(ids[1]).toBe(ids[0])
    choose(file('application/pdf', 4))
    await screen.findByText('Escolha uma imagem png ou jpg.')
    expect(screen.queryByRole('button', { name: 'Enviar de novo' })).toBeNull()
  })
})
