-- Texts stand under the code of their language: a new language is a new key, not a new column.

-- By language `{"title": "…", "text": "…", "action": "…"}`.
alter table messaging.banner add column texts jsonb;
update messaging.banner set texts = jsonb_build_object(
  'PT', jsonb_build_object('title', title_pt, 'text', text_pt, 'action', action_pt),
  'EN', jsonb_build_object('title', title_en, 'text', text_en, 'action', action_en));
alter table messaging.banner
  alter column texts set not null,
  add constraint banner_texts_check check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  drop column title_en,
  drop column title_pt,
  drop column text_en,
  drop column text_pt,
  drop column action_en,
  drop column action_pt;

-- By language `{"title": "…", "content": "…", "action": "…"}`; an action only where it leads somewhere.
-- The name tells one announcement of a kind from the others, so that what is written once stays one.
alter table messaging.announcement
  add column texts jsonb,
  add column name text not null default gen_random_uuid()::text;
update messaging.announcement set name = title_en, texts = jsonb_build_object(
  'PT', jsonb_build_object('title', title_pt, 'content', content_pt, 'action', action_pt),
  'EN', jsonb_build_object('title', title_en, 'content', content_en, 'action', action_en));
alter table messaging.announcement
  alter column texts set not null,
  add constraint announcement_texts_check check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  add constraint announcement_name_key unique (brand_id, kind, name),
  drop column title_en,
  drop column title_pt,
  drop column content_en,
  drop column content_pt,
  drop column action_en,
  drop column action_pt;

-- By language `{"title": "…", "body": "…"}`. Of a body, paragraphs are parted by empty lines; a line
-- `## …` is a heading, lines `- …` are a list.
alter table messaging.help_topic add column texts jsonb;
update messaging.help_topic set texts = jsonb_build_object(
  'PT', jsonb_build_object('title', title_pt, 'body', body_pt),
  'EN', jsonb_build_object('title', title_en, 'body', body_en));
alter table messaging.help_topic
  alter column texts set not null,
  add constraint help_topic_texts_check check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  drop column title_en,
  drop column title_pt,
  drop column body_en,
  drop column body_pt;

-- Which languages there are is known by the program.
alter table messaging.feedback
  drop constraint feedback_language_check,
  add constraint feedback_language_check check (language ~ '^[A-Z]{2}(_[A-Z]{2})?$');
