import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Saci Peralta',
    pitch: 'O redemoinho muda a altura dos rolos a cada giro: até 117.649 maneiras.',
    symbols: {
      whirl: 'Redemoinho',
      jar: 'Pote do Saci',
      owl: 'Coruja',
      pipe: 'Flauta',
      fox: 'Raposa-do-mato',
      lantern: 'Lamparina',
      mushroom: 'Cogumelo',
      clover: 'Trevo',
      feather: 'Pena',
      leaf: 'Folha',
      acorn: 'Castanha',
    },
  },
  EN: {
    title: 'Saci the Prankster',
    pitch: 'The whirlwind changes the reel heights on every spin: up to 117,649 ways.',
    symbols: {
      whirl: 'Whirlwind',
      jar: "Saci's jar",
      owl: 'Owl',
      pipe: 'Flute',
      fox: 'Forest fox',
      lantern: 'Oil lamp',
      mushroom: 'Mushroom',
      clover: 'Clover',
      feather: 'Feather',
      leaf: 'Leaf',
      acorn: 'Chestnut',
    },
  },
} as const satisfies TitleTexts
