import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { NumberBox } from "../../parts/NumberBox";
import type { AnnouncementForm, RuleForm } from "../../platform";
import { type Editing, FieldGroup, RuleOption, RuleTick } from "./fields";

/** How long a round lasts, and what is announced. */
export function TimeFields(editing: Editing) {
  const { rules: text } = useText();
  const { form, change, problem } = editing;
  const { labels } = text;

  function announce(index: number, changed: Partial<AnnouncementForm>) {
    change((now) => ({
      ...now,
      announcements: now.announcements.map((one, at) =>
        at === index ? { ...one, ...changed } : one,
      ),
    }));
  }

  return (
    <FieldGroup group="time">
      <div className="rule-line">
        <NumberBox
          label={labels.minutes}
          hint={text.minutesHint}
          unit="count"
          unitName={text.minutesUnit}
          value={form.minutes}
          onChange={(minutes) => change({ minutes })}
          problem={problem("clock.minutes")}
        />
      </div>
      {form.announcements.map((announcement, index) => (
        <fieldset
          className="rule-uma"
          // biome-ignore lint/suspicious/noArrayIndexKey: an announcement is known by its place only.
          key={index}
        >
          <legend>{text.announcement(index)}</legend>
          <NumberBox
            label={text.minutesLeft}
            unit="count"
            unitName={text.minutesUnit}
            value={announcement.minutesLeft}
            onChange={(minutesLeft) => announce(index, { minutesLeft })}
            problem={problem(`clock.announcements[${index}].minutesLeft`)}
          />
          <Choice
            label={text.call}
            value={announcement.call}
            options={Object.entries(text.options.call)}
            onChange={(chosen) => announce(index, { call: chosen as AnnouncementForm["call"] })}
          />
          <button
            type="button"
            className="b low"
            onClick={() => change((now) => withoutAnnouncement(now, index))}
          >
            {text.removeAnnouncement(index)}
          </button>
        </fieldset>
      ))}
      <div className="rule-line">
        <button type="button" className="b low" onClick={() => change(withAnnouncement)}>
          {text.addAnnouncement}
        </button>
      </div>
      <RuleOption {...editing} field="atEnd" label={labels.atEnd} />
      <RuleTick {...editing} field="finalUntimed" />
      <RuleOption {...editing} field="bust" label={labels.bust} />
    </FieldGroup>
  );
}

function withAnnouncement(form: RuleForm): RuleForm {
  const added: AnnouncementForm = { minutesLeft: null, call: "last_hand" };
  return { ...form, announcements: [...form.announcements, added] };
}

function withoutAnnouncement(form: RuleForm, index: number): RuleForm {
  return { ...form, announcements: form.announcements.filter((_, at) => at !== index) };
}
