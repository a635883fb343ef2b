import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  video: 'Vídeo ao vivo da mesa',
  showVideo: 'Mostrar o vídeo',
  soundOfVideo: 'Som do vídeo',
  videoGone: 'O vídeo parou. A mesa continua.',
}

const en: typeof pt = {
  video: 'Live table video',
  showVideo: 'Show the video',
  soundOfVideo: 'Video sound',
  videoGone: 'The video stopped. The table continues.',
}

/** Texts of the video in place of the drawn presenter, which is loaded with it. */
export const videoWords: InEachLanguage<typeof pt> = { PT: pt, EN: en }
