/** Banks that accept accounts by number, by ISPB (the first eight digits of their CNPJ). */
export const banks = [
  { bankCode: '00000000', bankName: 'Banco do Brasil' },
  { bankCode: '00360305', bankName: 'Caixa Econômica Federal' },
  { bankCode: '60746948', bankName: 'Bradesco' },
  { bankCode: '60701190', bankName: 'Itaú' },
  { bankCode: '90400888', bankName: 'Santander' },
  { bankCode: '18236120', bankName: 'Nubank' },
  { bankCode: '00416968', bankName: 'Banco Inter' },
  { bankCode: '31872495', bankName: 'C6 Bank' },
  { bankCode: '22896431', bankName: 'PicPay' },
  { bankCode: '10573521', bankName: 'Mercado Pago' },
  { bankCode: '08561701', bankName: 'PagBank' },
  { bankCode: '01181521', bankName: 'Sicredi' },
  { bankCode: '02038232', bankName: 'Sicoob' },
  { bankCode: '58160789', bankName: 'Safra' },
  { bankCode: '92702067', bankName: 'Banrisul' },
] as const

export const findBank = (bankCode: string) => banks.find((bank) => bank.bankCode === bankCode)
