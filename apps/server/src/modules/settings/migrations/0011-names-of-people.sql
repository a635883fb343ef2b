-- Letters and spaces alone refused payee names such as D'Ávila, Ana-Lúcia or one that ends with Jr.
update settings.register_rule set pattern_id = 21 where field = 'payeeName' and pattern_id = 12;
