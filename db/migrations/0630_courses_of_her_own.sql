-- Courses are versions of content like the others. The version before reads these rows and leaves them alone, as it does
-- with every kind it has no place for; who learns in a course of hers meanwhile sees it again with this version.
alter table content_versions drop constraint content_versions_kind_check;
alter table content_versions add constraint content_versions_kind_check
  check (kind in ('product', 'testimonial', 'question', 'article', 'meaning', 'letter', 'page', 'navigation', 'course'));
