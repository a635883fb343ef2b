/** As `staff`. */
export const texts = {
  'approval.unknown': 'Não encontramos este pedido.',
  'approval.kind_unknown': 'Esta ação não espera por uma segunda pessoa.',
  'approval.decided': 'Este pedido já foi decidido.',
  'approval.expired': 'Este pedido expirou após 24 horas. Peça de novo.',
  'approval.changed': 'Isto mudou desde o pedido: {fields}. Compare e peça de novo.',
  'approval.other_waiting': 'Outro pedido sobre isto já está à espera. Decida-o primeiro.',
  'approval.entered_blind': 'Digite você mesmo, sem ver o que a primeira pessoa digitou.',
  'approval.entries_differ':
    'Isto difere do que a primeira pessoa digitou. Os dois registros foram descartados.',
  'approval.same_person': 'Outra pessoa precisa decidir isto.',
  'approval.other_person': 'Só quem pediu pode retirar este pedido.',
  'staff.person_unknown': 'Não encontramos esta pessoa.',
  'staff.role_unknown': 'Esta função não existe, ou esta conta não a tem.',
  'staff.name_taken': 'Este nome de usuário já existe. Escolha outro.',
  'staff.account_invalid':
    'Escolha um nome de usuário de 3 a 64 letras ou dígitos e uma senha de 12 caracteres ou mais, difícil de adivinhar.',
  'staff.own_person': 'Você não pode fazer isto consigo.',
  'staff.duties_meet':
    'Uma só pessoa teria funções que devem ficar separadas: equipe e dinheiro, ou identidade e saques.',
  'staff.end_passed': 'Escolha um fim no futuro.',
  'staff.role_delivered': 'Todas as marcas têm esta função. Crie uma própria.',
  'staff.no_authenticator': 'Esta conta não tem autenticador.',
  'staff.demo_account': 'As senhas da demonstração são públicas e não mudam.',
  'staff.emergency_open': 'Esta conta já tem acesso de emergência.',
  'system.job_unknown': 'Não encontramos esta tarefa; talvez já tenha terminado.',
  'system.job_running': 'Esta tarefa está em execução. Aguarde o fim.',
  'queue.operator_unknown': 'Este operador não tem acesso à fila.',
  'view.too_many': 'Você já tem 100 visões. Exclua uma antes.',
  'risk.case_unknown': 'Não encontramos este caso.',
  'risk.case_full': 'Já há registros demais neste caso. Abra outro.',
  'sigap.not_reporting': 'A empresa desta marca não envia arquivos ao SIGAP.',
  'sigap.file_unknown': 'Não encontramos este arquivo.',
  'sigap.file_state': 'O arquivo já está em outro estado. Atualize a página.',
  'sigap.nothing_to_correct':
    'Nada mudou desde que este arquivo foi gerado. Corrija antes os dados.',
} as const
