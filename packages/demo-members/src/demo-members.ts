/** How freely a member plays: the usual stake and the usual deposit, in whole reais. */
export type Habit = { readonly stake: number; readonly deposit: number }

export type DemoMember = {
  readonly username: string
  readonly nickname: string
  readonly fullName: string
  /** Made up, with valid check digits. */
  readonly taxId: string
  /** The demo agent whose downline this is, if any. */
  readonly upline: 'agente.demo' | 'agente.norte' | 'agente.sul' | undefined
  /** The member of the demo whose invitation this one followed, if any; one of those before. */
  readonly invitedBy: string | undefined
  readonly habit: Habit
}

const careful: Habit = { stake: 1, deposit: 50 }
const usual: Habit = { stake: 3, deposit: 100 }
const keen: Habit = { stake: 8, deposit: 200 }
// Half of it is more than what a first withdrawal may be without a review.
const large: Habit = { stake: 200, deposit: 3_000 }

type Person = readonly [username: string, nickname: string, fullName: string, habit: Habit]

const people: readonly Person[] = [
  ['dudinha.bh', 'Dudinha', 'Eduarda Nogueira', careful],
  ['zeca.pagodeiro', 'Zeca', 'José Carlos Pimentel', usual],
  ['marcao1978', 'Marcão', 'Marcos Antônio Rezende', large],
  ['lu.fonseca', 'Lu', 'Luciana Fonseca', usual],
  ['tigrao.sp', 'Tigrão', 'Thiago Moreira', keen],
  ['carol.mattos', 'Carol', 'Carolina Mattos', careful],
  ['waguinho.rj', 'Waguinho', 'Wagner Teixeira', usual],
  ['bia.floripa', 'Bia', 'Beatriz Hoffmann', keen],
  ['juninho07', 'Juninho', 'Osvaldo Prates Júnior', careful],
  ['paty.salvador', 'Paty', 'Patrícia Conceição', usual],
  ['rodrigao.poa', 'Rodrigão', 'Rodrigo Scherer', large],
  ['nanda.lima', 'Nanda', 'Fernanda Lima', usual],
  ['lele.cwb', 'Lelê', 'Leandro Kowalski', careful],
  ['gi.pereira', 'Gi', 'Giovana Pereira', careful],
  ['vini.goiania', 'Vini', 'Vinícius Borges', keen],
  ['dona.cida', 'Dona Cida', 'Aparecida dos Reis', careful],
  ['leozinho99', 'Leozinho', 'Leonardo Farias', usual],
  ['rafa.recife', 'Rafa', 'Rafael Cavalcanti', keen],
  ['tati.campos', 'Tati', 'Tatiane Campos', usual],
  ['alemao.joi', 'Alemão', 'Guilherme Schmitz', usual],
  ['mineirinho', 'Mineirinho', 'Sebastião Vilela', careful],
  ['isa.andrade', 'Isa', 'Isabela Andrade', usual],
  ['binho.natal', 'Binho', 'Fábio Medeiros', keen],
  ['karol.belem', 'Karol', 'Karoline Pantoja', careful],
  ['duda.surf', 'Duda', 'Eduardo Siqueira', usual],
  ['professor.ari', 'Prof. Ari', 'Ariovaldo Bastos', large],
  ['jessi.manaus', 'Jessi', 'Jéssica Tavares', usual],
  ['beto.abc', 'Beto', 'Roberto Zanetti', keen],
  ['mari.vitoria', 'Mari', 'Mariana Loureiro', careful],
  ['seu.nelson', 'Seu Nelson', 'Nelson Quaresma', usual],
]

const digitFor = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0)
  return ((sum * 10) % 11) % 10
}

/** A made-up CPF for each number. */
const taxIdOf = (number: number): string => {
  const digits = [...String(730_150_900 + number * 1_237)].map(Number)
  digits.push(digitFor(digits))
  digits.push(digitFor(digits))
  return digits.join('')
}

/** Who followed whose invitation. */
export const invitations = [
  { invited: 'duda.surf', by: 'bia.floripa' },
  { invited: 'isa.andrade', by: 'tati.campos' },
] as const

const uplines = [undefined, 'agente.demo', 'agente.norte', undefined, 'agente.sul'] as const

/** The simulated members of the demo brand, who make a new installation look alive. */
export const demoMembers: readonly DemoMember[] = people.map(
  ([username, nickname, fullName, habit], number) => ({
    username,
    nickname,
    fullName,
    habit,
    taxId: taxIdOf(number),
    upline: uplines[number % uplines.length],
    invitedBy: invitations.find(({ invited }) => invited === username)?.by,
  }),
)

/** Of the demo's members whose names `npm start` prints; published, and forbidden everywhere else. */
export const demoMemberPassword = 'Folha4Sorte9Verde'

/** Of the demo's agents; published, and forbidden everywhere else. */
export const demoAgentPassword = 'Raiz7Campo3Largo'

/** The payment password that each of them sets before the first withdrawal. */
export const demoPaymentPassword = '482913'

/**
 * CPFs of the demo members whose passwords are published, made up as well. That of `membro.demo`
 * belongs to the sandbox bank's own account holder.
 */
export const publishedTaxIds = {
  'membro.demo': '52998224725',
  'ana.demo': taxIdOf(30),
  'bento.demo': taxIdOf(31),
  'clara.demo': taxIdOf(32),
  'davi.demo': taxIdOf(33),
  'elisa.demo': taxIdOf(34),
} as const satisfies Record<string, string>

/** Made-up CPFs of the people of the demo's brand of Brazil, one for each number below 100. */
export const brazilTaxIdOf = (number: number): string => taxIdOf(200 + number)

/** A member of the demo's brand of Brazil with money and limits, whose limits a program brings near their end. */
export type LimitedMember = DemoMember & {
  /** Of all stakes of a month, and how much of it the program stakes; whole reais. */
  readonly month: { readonly limit: number; readonly staked: number } | undefined
  /** Of one session, in minutes. */
  readonly sessionMin: number | undefined
}

const limited = (
  number: number,
  [username, nickname, fullName]: readonly [string, string, string],
  { month, sessionMin }: Partial<Pick<LimitedMember, 'month' | 'sessionMin'>>,
): LimitedMember => ({
  username,
  nickname,
  fullName,
  taxId: brazilTaxIdOf(number),
  upline: undefined,
  invitedBy: undefined,
  habit: { stake: 20, deposit: 150 },
  month,
  sessionMin,
})

export const limitedMembers: readonly LimitedMember[] = [
  limited(50, ['lia.demo', 'Lia', 'Lia Moraes'], { month: { limit: 100, staked: 80 } }),
  limited(51, ['leo.demo', 'Leo', 'Leonel Castro'], { month: { limit: 100, staked: 100 } }),
  limited(52, ['sara.demo', 'Sara', 'Sara Nunes'], { sessionMin: 5 }),
]

export type PublishedMember = keyof typeof publishedTaxIds
