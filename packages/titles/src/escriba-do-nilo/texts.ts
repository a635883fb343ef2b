import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Escriba do Nilo',
    pitch: 'Seis sóis travam na pedra; quinze abrem a câmara do Grande.',
    symbols: {
      beetle: 'Escaravelho',
      sun: 'Disco solar',
      cat: 'Gata',
      crocodile: 'Crocodilo',
      falcon: 'Falcão',
      amphora: 'Vaso canopo',
      scroll: 'Papiro',
      pen: 'Cálamo',
      lotus: 'Lótus',
      brick: 'Tijolo',
    },
  },
  EN: {
    title: 'Scribe of the Nile',
    pitch: 'Six suns lock in stone; fifteen open the Grand chamber.',
    symbols: {
      beetle: 'Scarab',
      sun: 'Sun disc',
      cat: 'Cat',
      crocodile: 'Crocodile',
      falcon: 'Falcon',
      amphora: 'Canopic jar',
      scroll: 'Papyrus',
      pen: 'Reed pen',
      lotus: 'Lotus',
      brick: 'Mud brick',
    },
  },
} as const satisfies TitleTexts
