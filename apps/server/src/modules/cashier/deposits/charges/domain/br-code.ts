/**
 * BR Code, the text behind a Pix QR (EMV QRCPS-MPM as the central bank's manual fills it in): fields
 * of two-digit id, two-digit length and value, closed by a checksum. Everything is printable ASCII,
 * so lengths count bytes and characters alike.
 */

const codeLengthMax = 512
const locationLengthMax = 77

const field = (id: string, value: string): string => {
  if (value.length === 0 || value.length > 99) {
    throw new RangeError(`BR Code field ${id} has ${value.length} characters`)
  }
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}

const requireAscii = (text: string, name: string, lengthMax: number): string => {
  if (!/^[\x21-\x7e]+$/.test(text) || text.length > lengthMax) {
    throw new RangeError(`${name} does not fit a BR Code`)
  }
  return text
}

/** A name as banks accept it: no accents, only ASCII characters, cut to size. */
const plainText = (text: string, lengthMax: number): string => {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, lengthMax)
    .trim()
  if (!plain) throw new RangeError('name has no printable characters')
  return plain
}

/** CRC16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, no reflection; 4 upper-case hex digits. */
export const crc16 = (text: string): string => {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? (crc << 1) & 0xffff : ((crc << 1) ^ 0x1021) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

export type Receiver = { readonly name: string; readonly city: string }

/**
 * The code of one charge. It carries the location of the charge's payload (without scheme); amount
 * and identifier come from there, so the code itself names neither.
 * @throws RangeError if a part does not fit.
 */
export const dynamicBrCode = (location: string, receiver: Receiver): string => {
  const account = field('25', requireAscii(location, 'location', locationLengthMax))
  const body = [
    field('00', '01'),
    // Payable once.
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + account),
    field('52', '0000'),
    field('53', '986'),
    field('58', 'BR'),
    field('59', plainText(receiver.name, 25)),
    field('60', plainText(receiver.city, 15)),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  const code = body + crc16(body)
  if (code.length > codeLengthMax) throw new RangeError('BR Code longer than 512 characters')
  return code
}
