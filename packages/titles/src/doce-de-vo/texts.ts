import type { TitleTexts } from '../define-title.ts'

export const texts = {
  PT: {
    title: 'Doce de Vó',
    pitch: 'Casas açucaradas: cada prêmio no mesmo lugar dobra o valor dele.',
    symbols: {
      cake: 'Bolo',
      cupcake: 'Bolinho',
      doughnut: 'Rosquinha',
      lollipop: 'Pirulito',
      candy: 'Bala',
      cookie: 'Biscoito',
      chocolate: 'Chocolate',
    },
  },
  EN: {
    title: "Grandma's Sweets",
    pitch: 'Sugar-coated cells: every win on the same spot doubles its value.',
    symbols: {
      cake: 'Cake',
      cupcake: 'Cupcake',
      doughnut: 'Doughnut',
      lollipop: 'Lollipop',
      candy: 'Candy',
      cookie: 'Cookie',
      chocolate: 'Chocolate',
    },
  },
} as const satisfies TitleTexts
