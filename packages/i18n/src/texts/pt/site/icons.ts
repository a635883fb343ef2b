import type { Message } from '../../../translate.ts'
import type { texts as en } from '../../en/site/icons.ts'

export const texts = {
  'icons.title': 'Sua imagem',
  'icons.text': 'Ela representa você no site. Troque quando quiser.',
  'icons.picture': 'Imagem {name}',
  'icons.tiger-face': 'tigre',
  'icons.dragon-face': 'dragão',
  'icons.parrot': 'arara',
  'icons.dolphin': 'golfinho',
  'icons.sloth': 'preguiça',
  'icons.ox': 'boi',
  'icons.tropical-fish': 'peixe tropical',
  'icons.rooster': 'galo',
  'icons.four-leaf-clover': 'trevo',
  'icons.cactus': 'cacto',
  'icons.volcano': 'vulcão',
  'icons.balloon': 'balão',
} as const satisfies Record<keyof typeof en, Message>
