import type { PlayWords } from './words.ts'

export const rules: PlayWords['rules'] = {
  Straight: ['Na ordem', 'Ganha quando seus números são {of}, na ordem.'],
  StraightSingle: [
    'Na ordem, digitado',
    'Ganha quando {of} formam um dos números digitados, na ordem.',
  ],
  Join: ['Encadeado', 'Ganha com {of} na ordem e com seus finais de menos dígitos.'],
  JoinSingle: [
    'Encadeado, digitado',
    'Cada número digitado ganha com {of} na ordem e com seus finais.',
  ],
  StraightCom: [
    'Combinação na ordem',
    'Seus dígitos em todas as ordens: ganha quando {of} são diferentes e todos seus.',
  ],
  Sum: ['Soma', 'Compra todos os números com a soma escolhida; ganha quando a soma bate com {of}.'],
  Span: [
    'Amplitude',
    'Compra todos os números cujo maior dígito menos o menor dá a amplitude escolhida; ganha quando ela bate com {of}.',
  ],
  SumTail: ['Final da soma', 'Ganha quando a soma termina no seu dígito; contam {of}.'],
  Com120: [
    'Grupo 120',
    'Ganha quando {of} são cinco dígitos diferentes, todos seus, em qualquer ordem.',
  ],
  Com60: [
    'Grupo 60',
    'Ganha quando {of} são o seu par e três dos seus dígitos simples, em qualquer ordem.',
  ],
  Com30: [
    'Grupo 30',
    'Ganha quando {of} são dois dos seus pares e um dos seus dígitos simples, em qualquer ordem.',
  ],
  Com20: [
    'Grupo 20',
    'Ganha quando {of} são o seu dígito três vezes e dois dos seus dígitos simples, em qualquer ordem.',
  ],
  Com10: [
    'Grupo 10',
    'Ganha quando {of} são o seu dígito três vezes e o seu par, em qualquer ordem.',
  ],
  Com5: [
    'Grupo 5',
    'Ganha quando {of} são o seu dígito quatro vezes e o seu dígito simples, em qualquer ordem.',
  ],
  Com24: [
    'Grupo 24',
    'Ganha quando {of} são quatro dígitos diferentes, todos seus, em qualquer ordem.',
  ],
  Com12: [
    'Grupo 12',
    'Ganha quando {of} são o seu par e dois dos seus dígitos simples, em qualquer ordem.',
  ],
  Com6: [
    'Grupo 6',
    'Ganha quando {of} são seus em qualquer ordem: três dígitos diferentes ou, de quatro, dois pares.',
  ],
  Com4: [
    'Grupo 4',
    'Ganha quando {of} são o seu dígito três vezes e o seu dígito simples, em qualquer ordem.',
  ],
  Com3: [
    'Grupo 3',
    'Ganha quando {of} são dois dos seus dígitos, um deles repetido, em qualquer ordem.',
  ],
  Com: ['Grupo', 'Ganha quando {of} são todos seus e diferentes, em qualquer ordem.'],
  Mixed: [
    'Grupo misto, digitado',
    'Ganha quando {of} formam um dos números digitados, em qualquer ordem.',
  ],
  ComSum: [
    'Soma do grupo',
    'Compra todos os grupos com a soma escolhida; ganha quando {of} formam um deles, em qualquer ordem.',
  ],
  ComSingle: [
    'Grupo, digitado',
    'Ganha quando {of} formam uma das entradas digitadas, em qualquer ordem.',
  ],
  Baodan: [
    'Grupo com um dígito',
    'Compra todos os grupos com o seu dígito; ganha quando {of} formam um deles, em qualquer ordem.',
  ],
  Special: [
    'Forma',
    'Ganha quando {of} têm a forma escolhida: trinca, sequência, par, todos diferentes, meia sequência.',
  ],
  Place: ['Posição fixa', 'Ganha quando o número da posição escolhida é seu; valem {of}.'],
  AnyStraight: [
    'Na ordem, quaisquer posições',
    'Ganha em cada escolha de {of} que sejam seus nas posições.',
  ],
  Code1: ['Um dígito', 'Ganha quando o seu dígito está entre {of}.'],
  Code2: ['Dois dígitos', 'Ganha quando dois dos seus dígitos estão entre {of}.'],
  Code3: ['Três dígitos', 'Ganha quando três dos seus dígitos estão entre {of}.'],
  Show1: ['Uma vez ou mais', 'Ganha quando o seu dígito sai ao menos uma vez entre {of}.'],
  Show2: ['Duas vezes ou mais', 'Ganha quando o seu dígito sai ao menos duas vezes entre {of}.'],
  Show3: ['Três vezes ou mais', 'Ganha quando o seu dígito sai ao menos três vezes entre {of}.'],
  Show4: [
    'Quatro vezes ou mais',
    'Ganha quando o seu dígito sai ao menos quatro vezes entre {of}.',
  ],
  SidesOfTwo: [
    'Lados dos dois',
    'Ganha quando {of} estão cada um no lado escolhido: grande (5 a 9), pequeno, ímpar ou par.',
  ],
  BSOE: ['Grande, pequeno, ímpar, par', 'Ganha quando {of} está no seu lado.'],
  DragonTiger: [
    'Dragão e tigre',
    'Dragão ganha quando o da esquerda é maior {of}; tigre, quando o da direita é maior.',
  ],
  DragonTigerTie: [
    'Dragão, tigre, empate',
    'Dragão ganha quando o primeiro número é maior que o último, tigre quando é menor; iguais, os dois recebem a aposta de volta e ganha o empate ({of}).',
  ],
  Combined: ['Tamanho e paridade', 'Ganha quando {of} tem o tamanho e a paridade escolhidos.'],
  Digit: ['Número', 'Ganha quando {of} é seu.'],
  TwoSides: ['Dois lados', 'Ganha quando {of} está no seu lado: grande ou pequeno, ímpar ou par.'],
  SizeSides: ['Grande ou pequeno', 'Ganha quando {of} está no seu lado.'],
  ParitySides: ['Ímpar ou par', 'Ganha quando {of} está no seu lado.'],
  SidesWithoutTriples: [
    'Lados sem trinca',
    'Ganha quando a soma está no seu lado e {of} não são iguais.',
  ],
  Contains: ['Contém', 'Ganha quando o seu dígito está entre {of}.'],
  Bull: [
    'Touro',
    'Três entre {of} somam um múltiplo de dez; ganha quando o final da soma dos outros dois é o seu touro.',
  ],
  Poker: ['Pôquer', 'Ganha quando {of} formam a mão escolhida.'],
  Baccarat: [
    'Bacará',
    'A banca tem os dois primeiros dígitos, o jogador os dois últimos; ganha o maior final da soma, e o empate devolve as duas apostas.',
  ],
  Hits: [
    'Números',
    'Ganha quando tantos dos seus números são todos sorteados; com mais do que se sorteia, quando contêm todos os sorteados.',
  ],
  HitsSingle: [
    'Números, digitado',
    'Ganha quando os números de uma entrada são todos sorteados; com mais do que se sorteia, quando contêm todos os sorteados.',
  ],
  AnyPlace: ['Qualquer posição', 'Ganha quando o seu número está entre {of}.'],
  OddEvenCount: ['Ímpares e pares', 'Ganha quando entre {of} há tantos ímpares e tantos pares.'],
  Median: ['Número do meio', 'Ganha quando o terceiro menor entre {of} é seu.'],
  SumValue: ['Soma', 'Ganha quando a soma é a sua; somam-se {of}.'],
  SpanValue: ['Amplitude', 'Ganha quando o maior menos o menor entre {of} é o seu valor.'],
  Ball: ['Bola', 'Ganha quando {of} é seu.'],
  DigitSumSides: [
    'Soma dos dígitos da bola',
    'Ganha quando a soma dos dígitos está no seu lado, grande a partir de 7; vale {of}, e o 49 devolve a aposta.',
  ],
  TailSides: [
    'Final da bola',
    'Ganha quando o final está no seu lado, grande a partir de 5; vale {of}, e o 49 devolve a aposta.',
  ],
  Colour: ['Cor', 'Ganha quando {of} tem a sua cor: vermelho, azul ou verde.'],
  Half: [
    'Cor e lado',
    'Ganha quando {of} tem a sua cor e está no seu lado; o 49 devolve a aposta.',
  ],
  HalfHalf: [
    'Cor, tamanho e paridade',
    'Ganha quando {of} tem a sua cor, tamanho e paridade; o 49 devolve a aposta.',
  ],
  HeadTail: [
    'Cabeça ou final',
    'Ganha quando a dezena (cabeça) ou a unidade (final) é sua; vale {of}.',
  ],
  OneOfSix: ['Um dos seis', 'Ganha quando a sua bola está entre {of}.'],
  SpecialAnimal: ['Animal do especial', 'Ganha quando a bola especial é do seu animal.'],
  OneOfSeven: [
    'Animal de qualquer bola',
    'Ganha quando ao menos uma das sete bolas é do seu animal.',
  ],
  CombineAnimals: [
    'Animais combinados',
    'Ganha quando a bola especial é de um dos seus animais; juntos são uma só aposta.',
  ],
  AnimalClass: ['Classe de animais', 'Ganha quando o animal da bola especial é da sua classe.'],
  Join2: ['Dois animais', 'Ganha quando dois dos seus animais saem entre as sete bolas.'],
  Join3: ['Três animais', 'Ganha quando três dos seus animais saem entre as sete bolas.'],
  Join4: ['Quatro animais', 'Ganha quando quatro dos seus animais saem entre as sete bolas.'],
  Join5: ['Cinco animais', 'Ganha quando cinco dos seus animais saem entre as sete bolas.'],
  Hits2: ['2 dentro', 'Ganha quando duas das suas bolas estão entre as seis normais.'],
  Hits3: ['3 dentro', 'Ganha quando três das suas bolas estão entre as seis normais.'],
  Hits4: ['4 dentro', 'Ganha quando quatro das suas bolas estão entre as seis normais.'],
  TwoOfThree: [
    '2 de 3',
    'Ganha quando duas de três bolas estão entre as seis normais, e mais quando as três estão.',
  ],
  TwoOrSpecial: [
    '2 dentro ou especial',
    'Ganha quando duas bolas são normais, e mais quando uma delas é a especial.',
  ],
  NormalAndSpecial: [
    'Normal e especial',
    'Ganha quando, de duas bolas, uma é normal e a outra a especial.',
  ],
  ...Object.fromEntries(
    [5, 6, 7, 8, 9, 10, 11, 12].map((size) => [
      `NotIn${size}`,
      [
        `${size} fora`,
        `Ganha quando nenhuma de ${size} das suas bolas está entre as sete.`,
      ] as const,
    ]),
  ),
  AnyTriple: ['Qualquer trinca', 'Ganha quando {of} são iguais.'],
  Triple: ['Trinca', 'Ganha quando {of} mostram todos o seu número.'],
  Pair: ['Par', 'Ganha quando ao menos dois entre {of} mostram o seu número.'],
  PairAndSingle: ['Par e simples', 'Ganha quando {of} mostram o seu par e o seu número simples.'],
  PairAndSingleSingle: [
    'Par e simples, digitado',
    'Ganha quando {of} mostram um par e um número simples digitados.',
  ],
  ThreeDifferent: [
    'Três diferentes',
    'Ganha quando {of} mostram três números diferentes, todos seus.',
  ],
  ThreeDifferentSingle: [
    'Três diferentes, digitado',
    'Ganha quando {of} mostram três números diferentes digitados.',
  ],
  TwoDifferent: ['Dois diferentes', 'Ganha quando dois dos seus números aparecem entre {of}.'],
  TwoDifferentSingle: [
    'Dois diferentes, digitado',
    'Ganha quando os dois números de uma entrada aparecem entre {of}.',
  ],
  AnyThreeInARow: ['Qualquer sequência', 'Ganha quando {of} mostram três números seguidos.'],
  ThreeInARow: ['Sequência', 'Ganha quando {of} mostram os três números seguidos escolhidos.'],
  OneDie: ['Um número', 'Ganha quando o seu número aparece em ao menos um entre {of}.'],
  EachDie: ['Cada dado', 'Ganha uma vez por dado que mostra o seu número; valem {of}.'],
  Extreme: [
    'Extremo',
    'Ganha quando a soma é 22 ou mais (extremo grande) ou 5 ou menos (extremo pequeno); somam-se {of}.',
  ],
  SumColour: [
    'Cor da soma',
    'Ganha quando a soma tem a sua cor; 0, 13, 14 e 27 não têm cor. Somam-se {of}.',
  ],
  Last2: ['2 finais', 'Ganha quando os dois últimos dígitos são seus; vale {of}.'],
  Last3: ['3 finais', 'Ganha quando os três últimos dígitos são seus; vale {of}.'],
  Last4: ['4 finais', 'Ganha quando os quatro últimos dígitos são seus; vale {of}.'],
  Loto2: ['Dois dígitos', 'Ganha uma vez por prêmio cujos dois últimos dígitos são seus.'],
  Loto3: [
    'Três dígitos',
    'Ganha uma vez por prêmio de três dígitos ou mais cujos três últimos são seus.',
  ],
  Head: ['Cabeça', 'Ganha quando o dígito da dezena é seu; vale {of}.'],
  Tail: ['Final', 'Ganha quando o dígito da unidade é seu; vale {of}.'],
  Together2: ['2 juntos', 'Ganha quando dois dos seus números terminam algum prêmio.'],
  Together3: ['3 juntos', 'Ganha quando três dos seus números terminam algum prêmio.'],
  Together4: ['4 juntos', 'Ganha quando quatro dos seus números terminam algum prêmio.'],
  Absent4: ['4 ausentes', 'Ganha quando nenhum de quatro dos seus números termina um prêmio.'],
  Absent8: ['8 ausentes', 'Ganha quando nenhum de oito dos seus números termina um prêmio.'],
  Absent10: ['10 ausentes', 'Ganha quando nenhum de dez dos seus números termina um prêmio.'],
  Combine: ['Qualquer ordem', 'Ganha quando {of} são os dígitos digitados, em qualquer ordem.'],
  AnyDigit: ['Um dígito', 'Ganha quando o seu dígito está entre {of}.'],
  EachPicture: ['Figura', 'Ganha uma vez por dado que mostra a sua figura; valem {of}.'],
  TwoPictures: ['Duas figuras', 'Ganha quando duas das suas figuras aparecem entre {of}.'],
  ThreeAlike: ['Três iguais', 'Ganha quando {of} mostram todos a sua figura.'],
  Ticket: [
    'Volante',
    'Cada escolha dos seus números é uma aposta; quanto mais deles estão entre {of}, mais paga.',
  ],
  Columns: ['Colunas', 'Ganha com ao menos três acertos entre {of}; quanto mais, mais paga.'],
}
