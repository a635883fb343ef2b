/** First five digits of CEPs by state, as the Correios assign them. */
const ranges = [
  [1_000, 19_999, 'SP', 'São Paulo'],
  [20_000, 28_999, 'RJ', 'Rio de Janeiro'],
  [29_000, 29_999, 'ES', 'Vitória'],
  [30_000, 39_999, 'MG', 'Belo Horizonte'],
  [40_000, 48_999, 'BA', 'Salvador'],
  [49_000, 49_999, 'SE', 'Aracaju'],
  [50_000, 56_999, 'PE', 'Recife'],
  [57_000, 57_999, 'AL', 'Maceió'],
  [58_000, 58_999, 'PB', 'João Pessoa'],
  [59_000, 59_999, 'RN', 'Natal'],
  [60_000, 63_999, 'CE', 'Fortaleza'],
  [64_000, 64_999, 'PI', 'Teresina'],
  [65_000, 65_999, 'MA', 'São Luís'],
  [66_000, 68_899, 'PA', 'Belém'],
  [68_900, 68_999, 'AP', 'Macapá'],
  [69_000, 69_299, 'AM', 'Manaus'],
  [69_300, 69_399, 'RR', 'Boa Vista'],
  [69_400, 69_899, 'AM', 'Manaus'],
  [69_900, 69_999, 'AC', 'Rio Branco'],
  [70_000, 72_799, 'DF', 'Brasília'],
  [72_800, 72_999, 'GO', 'Luziânia'],
  [73_000, 73_699, 'DF', 'Brasília'],
  [73_700, 76_799, 'GO', 'Goiânia'],
  [76_800, 76_999, 'RO', 'Porto Velho'],
  [77_000, 77_999, 'TO', 'Palmas'],
  [78_000, 78_899, 'MT', 'Cuiabá'],
  [79_000, 79_999, 'MS', 'Campo Grande'],
  [80_000, 87_999, 'PR', 'Curitiba'],
  [88_000, 89_999, 'SC', 'Florianópolis'],
  [90_000, 99_999, 'RS', 'Porto Alegre'],
] as const

/** The last three digits say the street; 000 is a town as a whole, without streets. */
const streets = ['Rua das Flores', 'Avenida Brasil', 'Rua Sete de Setembro', 'Rua Dom Pedro II']

/** A CEP that is in no range, or ends with 999, is unknown. */
export const findAddress = (cep: string) => {
  const prefix = Number(cep.slice(0, 5))
  const last = Number(cep.slice(5))
  const range = ranges.find(([from, until]) => prefix >= from && prefix <= until)
  if (!range || last === 999) {
    return { isKnown: false, street: '', district: '', city: '', state: '' }
  }
  const [, , state, city] = range
  const street = last === 0 ? '' : (streets[last % streets.length] ?? '')
  return { isKnown: true, street, district: last === 0 ? '' : 'Centro', city, state }
}

type Place = {
  readonly country: string
  readonly region: string
  readonly latitude: number
  readonly longitude: number
  readonly anonymizer: 'none' | 'vpn' | 'proxy' | 'tor' | 'hosting'
}

const saoPaulo: Place = {
  country: 'BR',
  region: 'SP',
  latitude: -23.55,
  longitude: -46.63,
  anonymizer: 'none',
}

/** Addresses for documentation (RFC 5737) with the place or the network that each stands for. */
export const locationRules: Readonly<Record<string, Place>> = {
  '198.51.100.1': { ...saoPaulo, anonymizer: 'vpn' },
  '198.51.100.2': { ...saoPaulo, anonymizer: 'proxy' },
  '198.51.100.3': { ...saoPaulo, anonymizer: 'tor' },
  '198.51.100.4': { ...saoPaulo, anonymizer: 'hosting' },
  '203.0.113.1': { ...saoPaulo, region: 'RS', latitude: -30.03, longitude: -51.23 },
  '203.0.113.2': { ...saoPaulo, region: 'AM', latitude: -3.12, longitude: -60.02 },
  '203.0.113.3': { ...saoPaulo, country: 'PT', region: '', latitude: 38.72, longitude: -9.14 },
}

/** Every other address, this machine's own too, is in São Paulo. */
export const locate = (address: string): Place => locationRules[address] ?? saoPaulo
