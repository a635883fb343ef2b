import { act, fireEvent, screen, waitFor } from '@testing-library/react'

import { afterEach, describe, expect, test } from 'vitest'
import { readPicks, setPicks } from '../../entities/sports/slip-store.ts'
import { setWishedStake, useWishedStake } from '../../entities/sports/wished-stake.ts'
import { demoMatch, demoMatchDetail } from '../../testing/demo-sports.ts'
import { showToMember } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { BetSentence } from './bet-sentence.tsx'

const Wished = () => <output aria-label="wished">{useWishedStake()?.text}</output>
const matches = [
  demoMatch('11'),
  demoMatch('12', {
    home: { code: 'TAT', name: 'Tatu EC', hue: 1, crest: 'half' },
    away: { code: 'TUC', name: 'Tucanos FC', hue: 2, crest: 'half' },
  }),
]
const show = (answers = {}) =>
  showToMember(
    <>
      <BetSentence matches={matches} />
      <Wished />
    </>,
    {
      '/wps/sports/matches/11': () => value(demoMatchDetail('11')),
      ...answers,
    },
  )
const say = async (text: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Aposte com suas palavras' }), {
    target: { value: text },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Pôr no cupom' }))
}

afterEach(() =>
  act(() => {
    setPicks([])
    setWishedStake(undefined)
  }),
)

describe('a typed bet', () => {
  test('puts its pick at the current price and its stake on the slip, and bets nothing', async () => {
    await show()
    await say('vinte reais e cinquenta centavos no empate da onça')
    await screen.findByText(
      'No cupom: Resultado final: Empate, em Onça FC × Gavião SC, odd 3,00. Confira o valor e confirme no cupom.',
    )
    expect(readPicks()).toEqual([
      { matchId: '11', market: 'full.result', selection: 'X', odds: 300 },
    ])
    expect(screen.getByLabelText('wished').textContent).toBe('20,50')
  })

  test('without an amount keeps the stake that the slip has', async () => {
    await show()
    await say('mais de 2,5 gols da onça')
    await waitFor(() => expect(readPicks()).toHaveLength(1))
    expect(readPicks()[0]).toMatchObject({ market: 'full.total:5', selection: 'over', odds: 180 })
    expect(screen.getByLabelText('wished').textContent).toBe('')
  })

  test.each([
    ['no empate do flamengo', 'Não encontramos esse time nas partidas abertas desta página.'],
    [
      'ambos marcam na onça',
      'Ambos marcam, em Onça FC × Gavião SC, não está aberto para apostas agora.',
    ],
  ])('"%s" is answered by what is missing, and the slip stays empty', async (text, answer) => {
    await show()
    await say(text)
    await screen.findByText(answer)
    expect(readPicks()).toEqual([])
  })

  test('where two matches fit, the member chooses one', async () => {
    await show()
    await say('dez reais no empate de onça e tatu')
    await screen.findByText('De qual partida é a aposta?')
    fireEvent.click(screen.getByRole('button', { name: 'Onça FC × Gavião SC' }))
    await waitFor(() => expect(readPicks()).toHaveLength(1))
    expect(readPicks()[0]?.matchId).toBe('11')
  })

  test('a failed request says so, and the sentence is kept', async () => {
    await show({ '/wps/sports/matches/11': () => refusal('internal') })
    await say('empate da onça')
    await screen.findByText('Não conseguimos ler a aposta agora. Tente de novo.')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('empate da onça')
  })
})

const fire = (recognition: EventTarget, type: string, more: object = {}): boolean =>
  recognition.dispatchEvent(Object.assign(new Event(type), more))

describe('a spoken bet', () => {
  afterEach(() => Reflect.deleteProperty(window, 'SpeechRecognition'))

  const listenWith = (speak: (recognition: EventTarget) => void, available?: string) => {
    const made: EventTarget[] = []
    class Recognition extends EventTarget {
      static available = available === undefined ? undefined : () => Promise.resolve(available)
      constructor() {
        super()
        made.push(this)
      }
      start() {
        queueMicrotask(() => act(() => speak(this)))
      }
      stop() {}
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition })
    return made
  }
  const saying = (text: string) => (recognition: EventTarget) => {
    const heard = Object.assign([{ transcript: text }], { isFinal: true })
    fire(recognition, 'result', { results: [heard] })
    fire(recognition, 'end')
  }

  test('is written into the field and put on the slip, on the device where the browser can', async () => {
    const made = listenWith(saying('vinte reais no empate da onça'), 'available')
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Falar a aposta' }))
    await waitFor(() => expect(readPicks()).toHaveLength(1))
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(
      'vinte reais no empate da onça',
    )
    expect(made).toEqual([expect.objectContaining({ processLocally: true, lang: 'pt-BR' })])
  })

  test('says that the browser sends the sound away where it cannot', async () => {
    listenWith(() => undefined)
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Falar a aposta' }))
    await screen.findByText(/Este navegador transcreve a fala no serviço do fabricante/)
    fireEvent.click(screen.getByRole('button', { name: 'Parar de ouvir' }))
    expect(screen.getByRole('button', { name: 'Falar a aposta' })).toBeTruthy()
  })

  test.each([
    ['not-allowed', 'O microfone não está liberado. Libere nas permissões do navegador ou digite.'],
    ['no-speech', 'Não ouvimos nada. Tente de novo ou digite.'],
  ])('that ends with %s says why', async (error, text) => {
    listenWith((recognition) => {
      fire(recognition, 'error', { error })
      fire(recognition, 'end')
    })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Falar a aposta' }))
    await screen.findByText(text)
  })

  test('is not offered where the browser cannot listen', async () => {
    await show()
    await screen.findByRole('textbox')
    expect(screen.queryByRole('button', { name: 'Falar a aposta' })).toBeNull()
  })
})
