import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  /** The button that shows the rendered studio or the drawn presenter. */
  studio: 'Estúdio 3D',
  loading: 'Abrindo o estúdio…',
  slow: 'Este aparelho ficou lento: voltamos para a mesa desenhada.',
  lines: {
    wheel: {
      invite: [
        'Boas-vindas! Façam suas apostas.',
        'Mesa aberta. Podem apostar.',
        'Nova rodada: escolham seus números.',
        'Fichas na mesa, por favor.',
      ],
      close: ['Apostas encerradas.', 'Nada mais, obrigada.', 'Mesa fechada. Boa sorte!'],
      draw: ['Lá vai a bola!', 'A bola está girando.', 'Bola em jogo.'],
    },
    cards: {
      invite: [
        'Boas-vindas! Façam suas apostas.',
        'Mesa aberta. Podem apostar.',
        'Nova mão: escolham o seu lado.',
        'Fichas na mesa, por favor.',
      ],
      close: ['Apostas encerradas.', 'Nada mais, obrigada.', 'Mesa fechada. Boa sorte!'],
      draw: ['Vamos às cartas.', 'Cartas na mesa.', 'Aí vêm as cartas.'],
    },
    show: {
      invite: [
        'Boas-vindas ao show! Façam suas apostas.',
        'Onde a roda vai parar?',
        'Escolham um número ou um bônus.',
      ],
      close: ['Apostas encerradas.', 'Nada mais, obrigada.', 'É agora. Boa sorte!'],
      draw: ['Gira a roda!', 'Lá vai a roda!', 'A roda está girando.'],
    },
  },
}

const en: typeof pt = {
  studio: '3D studio',
  loading: 'Opening the studio…',
  slow: 'This device slowed down, so the drawn table is back.',
  lines: {
    wheel: {
      invite: [
        'Welcome! Place your bets.',
        'The table is open. Place your bets.',
        'New round: pick your numbers.',
        'Chips on the table, please.',
      ],
      close: ['No more bets.', 'Bets are closed, thank you.', 'Table closed. Good luck!'],
      draw: ['Here goes the ball!', 'The ball is spinning.', 'Ball in play.'],
    },
    cards: {
      invite: [
        'Welcome! Place your bets.',
        'The table is open. Place your bets.',
        'New hand: pick your side.',
        'Chips on the table, please.',
      ],
      close: ['No more bets.', 'Bets are closed, thank you.', 'Table closed. Good luck!'],
      draw: ['Here come the cards.', 'Cards on the table.', 'Dealing now.'],
    },
    show: {
      invite: [
        'Welcome to the show! Place your bets.',
        'Where will the wheel stop?',
        'Pick a number or a bonus.',
      ],
      close: ['No more bets.', 'Bets are closed, thank you.', 'Here we go. Good luck!'],
      draw: ['Spin the wheel!', 'There goes the wheel!', 'The wheel is turning.'],
    },
  },
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type StudioWords = typeof pt
