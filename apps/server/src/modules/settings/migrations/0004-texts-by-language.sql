-- Texts stand under the code of their language: a new language is a new key, not a new column.

-- By language `{"title": "…", "text": "…"}`; without a text the site says a general one.
alter table settings.brand add column maintenance_texts jsonb not null default '{}'
  check (jsonb_typeof(maintenance_texts) = 'object');
update settings.brand set maintenance_texts =
  case when num_nonnulls(maintenance_title_pt, maintenance_text_pt) = 0 then '{}'
    else jsonb_build_object('PT', jsonb_strip_nulls(jsonb_build_object(
      'title', maintenance_title_pt, 'text', maintenance_text_pt))) end
  || case when num_nonnulls(maintenance_title_en, maintenance_text_en) = 0 then '{}'
    else jsonb_build_object('EN', jsonb_strip_nulls(jsonb_build_object(
      'title', maintenance_title_en, 'text', maintenance_text_en))) end;
alter table settings.brand
  drop column maintenance_title_en,
  drop column maintenance_title_pt,
  drop column maintenance_text_en,
  drop column maintenance_text_pt,
  -- Which languages there are is known by the program.
  drop constraint brand_default_language_check,
  add constraint brand_default_language_check
    check (default_language ~ '^[A-Z]{2}(_[A-Z]{2})?$');

alter table settings.customer_service add column titles jsonb;
update settings.customer_service set titles = jsonb_build_object('PT', title_pt, 'EN', title_en);
alter table settings.customer_service
  alter column titles set not null,
  add constraint customer_service_titles_check
    check (jsonb_typeof(titles) = 'object' and titles <> '{}'),
  drop column title_en,
  drop column title_pt;

-- One label for all languages: the wire calls it `labelNameEn`.
alter table settings.resource rename column label_en to label;
