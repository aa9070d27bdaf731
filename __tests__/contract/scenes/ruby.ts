import {
  above,
  atEnd,
  below,
  both,
  inFront,
  prefixed,
  replacedBy,
  sceneOf,
  withByteOrderMark,
  withCrLf,
  wrapped,
} from '../changes.js';
import type { Scene } from '../scene.js';

const CONTROLLER = `# frozen_string_literal: true

require 'csv'
require_relative '../lib/tenant_scope'

ADMIN_ROLES = %w[owner admin].freeze

class InvoicesController < ApplicationController
  include TenantScope

  before_action :authenticate_user!
  before_action :require_admin, only: %i[destroy export]
  skip_before_action :verify_authenticity_token, only: :webhook

  rescue_from ActiveRecord::RecordNotFound do |error|
    Rails.logger.info(error.message)
    render json: { error: 'not found' }, status: :not_found
  end

  def index
    @invoices = current_tenant.invoices.order(:due_on)
    respond_to do |format|
      format.html
      format.json { render json: @invoices }
    end
  end

  def destroy
    invoice = current_tenant.invoices.find(params[:id])

    # Paid invoices are evidence for the tax office.
    if invoice.paid?
      return render json: { error: 'paid' }, status: :conflict
    end

    unless ADMIN_ROLES.include?(current_user.role)
      return head :forbidden
    end

    invoice.destroy!
    head :no_content
  end

  def export
    rows = current_tenant.invoices.where(exported: false)
    send_data CSV.generate { |csv| rows.each { |row| csv << row.to_row } }
  end

  private

  def require_admin
    head :forbidden unless current_user&.admin?
  end
end
`;

const REFUND = `require 'digest'
require 'payments/ledger'

module Payments
  MAX_REFUND_CENTS = 50_000

  class RefundError < StandardError; end

  class RefundService < BaseService
    RETRIES = 3

    def initialize(order, actor:)
      @order = order
      @actor = actor
    end

    def call(amount, reason: nil)
      attempts = 0

      begin
        Order.transaction do
          order = Order.lock.find(@order.id)
          raise RefundError, 'too much' if amount > MAX_REFUND_CENTS
          raise RefundError, 'not paid' unless order.paid?

          Ledger.record!(order, -amount, key: Digest::SHA256.hexdigest(order.number))
          order.update!(refunded_cents: order.refunded_cents + amount)
        end
      rescue ActiveRecord::Deadlocked
        attempts += 1
        retry if attempts < RETRIES
        raise
      end
    end

    def preview(amount)
      { amount: amount, fee: fee_for(amount) }
    end

    private

    def fee_for(amount)
      (amount * 0.01).ceil
    end
  end
end
`;

const RAKE = `require 'fileutils'
require_relative '../release_guard'

PROTECTED = %w[production staging].freeze

namespace :db do
  desc 'Drop and rebuild the database'
  task :rebuild, [:target] => :environment do |_task, args|
    target = args.fetch(:target, Rails.env)
    abort "refusing to drop #{target}" if PROTECTED.include?(target)

    Rake::Task['db:drop'].invoke
    Rake::Task['db:setup'].invoke
  end

  desc 'Remove dumps that are older than a month'
  task prune: :environment do
    Dir.glob('tmp/dumps/*.sql').each do |dump|
      next unless File.mtime(dump) < 30.days.ago

      FileUtils.rm(dump)
    end
  end
end
`;

const SIGNATURE = `require 'openssl'
require 'active_support/security_utils'

module Webhooks
  ALGORITHM = 'SHA256'
  TOLERANCE = 300

  module Signature
    class Invalid < StandardError; end

    class << self
      def verify!(payload, header, secret:, now: Time.now)
        timestamp, given = parse(header)
        raise Invalid, 'expired' if (now.to_i - timestamp).abs > TOLERANCE

        expected = OpenSSL::HMAC.hexdigest(ALGORITHM, secret, "#{timestamp}.#{payload}")
        unless ActiveSupport::SecurityUtils.secure_compare(expected, given)
          raise Invalid, 'signature does not match'
        end

        true
      end

      def sign(payload, secret)
        OpenSSL::HMAC.hexdigest(ALGORITHM, secret, payload)
      end

      private

      def parse(header)
        parts = header.split(',').to_h { |part| part.split('=', 2) }
        [Integer(parts.fetch('t')), parts.fetch('v1')]
      end
    end
  end
end
`;

const RELEASE = `#!/usr/bin/env ruby
require 'json'
require_relative 'support/shell'

BRANCH = 'main'
version = ARGV.fetch(0) { abort 'usage: release VERSION' }

def run(*command)
  system(*command, exception: true)
end

current = IO.popen(%w[git branch --show-current], &:read).strip
abort "releases are cut from #{BRANCH}, not #{current}" unless current == BRANCH

manifest = JSON.parse(File.read('package.json'))
if manifest['version'] == version
  warn 'nothing to release'
  exit 1
end

run 'npm', 'test'
run 'git', 'tag', '-s', "v#{version}"
run 'git', 'push', '--follow-tags'
`;

const POLICY = `require 'set'

class DocumentPolicy < ApplicationPolicy
  PUBLIC_KINDS = Set['note', 'page']
  LIMITS = {
    free: 10,
    team: 250,
    enterprise: nil,
  }.freeze

  RULES = {
    read: ->(user, document) { document.public? || document.owner == user },
    write: ->(user, document) { document.owner == user && !document.locked? },
    share: lambda do |user, document|
      next false if document.confidential?

      user.verified? && document.owner == user
    end,
  }.freeze

  def permitted?(action)
    case action
    when :read
      RULES[:read].call(user, record)
    when :write, :share
      return false if user.suspended?

      RULES.fetch(action).call(user, record)
    else
      false
    end
  end

  def self.audit_query
    <<~SQL
      SELECT id, owner_id
      FROM documents
      WHERE locked = FALSE
    SQL
  end
end
`;

const CLEANUP = `class CleanupJob < ApplicationJob
  KEEP_DAYS = 90

  queue_as :low

  retry_on Net::OpenTimeout, wait: :polynomially_longer, attempts: 5

  def perform(dry_run: true)
    lock = Lock.acquire('cleanup')
    Account.closed.find_each(batch_size: 100) do |account|
      next if account.legal_hold?
      next unless account.closed_at < KEEP_DAYS.days.ago

      dry_run ? report(account) : account.purge!
    end
  ensure
    lock&.release
  end

  def report(account)
    logger.info("would purge #{account.id}")
  end
end
`;

const CALLER = `
class Unrelated
  def summary
    'nothing to see'
  end
end
`;

export const scenes: readonly Scene[] = [
  sceneOf({
    name: 'guard in a controller action',
    path: 'app/controllers/invoices_controller.rb',
    before: CONTROLLER,
    cited: `    unless ADMIN_ROLES.include?(current_user.role)
      return head :forbidden
    end`,
    text: {
      'condition turned round': ['    unless ADMIN_ROLES', '    if ADMIN_ROLES'],
      'one more way in': ['(current_user.role)\n', '(current_user.role) || params[:force]\n'],
      'asks the request for the role': ['include?(current_user.role)', 'include?(params[:role])'],
      'other status': [
        'return head :forbidden\n    end\n\n    invoice',
        'return head :ok\n    end\n\n    invoice',
      ],
      'return taken off': ['      return head :forbidden', '      head :forbidden'],
      'return only sometimes': [
        '      return head :forbidden',
        '      return head :forbidden if Rails.env.production?',
      ],
      'statement before the return': [
        '      return head :forbidden',
        '      current_user.promote!\n      return head :forbidden',
      ],
      'an else branch': [
        '      return head :forbidden\n    end',
        '      return head :forbidden\n    else\n      invoice.delete\n    end',
      ],
      'a modifier after end': [
        '      return head :forbidden\n    end',
        '      return head :forbidden\n    end if strict?',
      ],
      'a rescue modifier after end': [
        '      return head :forbidden\n    end',
        '      return head :forbidden\n    end rescue nil',
      ],
      'an operator at the end of the line above': above('true ||'),
      'assigned by the line above': above('denied ='),
      'negated by the line above': above('not \\'),
      'chained by a line below': below('  &.then { nil }'),
      'commented out': prefixed('# '),
      removed: replacedBy(''),
      'a constant of another class': ['unless ADMIN_ROLES', 'unless User::ADMIN_ROLES'],
      'safe navigation': ['include?(current_user.role)', 'include?(current_user&.role)'],
    },
    place: {
      'in if false': wrapped('if false', 'end'),
      'in unless': wrapped('unless Rails.env.test?', 'end'),
      'in begin and rescue': wrapped('begin', 'rescue StandardError\n  nil\nend'),
      'in begin and ensure': wrapped('begin', 'ensure\n  invoice.destroy!\nend'),
      'in a lambda that nobody calls': wrapped('check = lambda do', 'end'),
      'in a stabby lambda': wrapped('-> {', '}'),
      'in a block of another method': wrapped('suppress(StandardError) do', 'end'),
      'in a loop over nothing': wrapped('[].each do |_|', 'end'),
      'in while false': wrapped('while false', 'end'),
      'in until true': wrapped('until true', 'end'),
      'in a branch of case': wrapped('case params[:mode]\nwhen "strict"', 'end'),
      'in a pattern of case': wrapped('case current_user\nin { role: "guest" }', 'end'),
      'in the else of a condition': wrapped('if params[:force]\n  invoice.touch\nelse', 'end'),
      'in an inner method': wrapped('def check_role', 'end'),
      'in a comment of many lines': (before) =>
        before
          .replace('    unless ADMIN_ROLES', '=begin\n    unless ADMIN_ROLES')
          .replace('forbidden\n    end\n', 'forbidden\n    end\n=end\n'),
      'in a text of many lines': wrapped('<<~NOTE', 'NOTE'),
      'in a quoted text': wrapped('%q{', '}'),
      'in the END block': wrapped('END {', '}'),
      'in a rescue clause': wrapped('begin\n  invoice.validate!\nrescue ArgumentError', 'end'),
      'in begin that runs while false': wrapped('begin', 'end until true'),
      'method renamed': ['  def destroy\n', '  def destroy_old\n'],
      'class renamed': ['class InvoicesController', 'class LegacyInvoicesController'],
      'class put in a module': both(
        ['class InvoicesController', 'module Old\nclass InvoicesController'],
        ['current_user&.admin?\n  end\nend', 'current_user&.admin?\n  end\nend\nend'],
      ),
      'moved to the export action': (before) => {
        const guard =
          '    unless ADMIN_ROLES.include?(current_user.role)\n      return head :forbidden\n    end\n\n';
        return before.replace(guard, '').replace('  def export\n', `  def export\n${guard}`);
      },
      'moved out of the method': both(
        [
          '    unless ADMIN_ROLES.include?(current_user.role)\n      return head :forbidden\n    end\n\n',
          '',
        ],
        [
          '  def index\n',
          '  unless ADMIN_ROLES.include?(current_user.role)\n    return head :forbidden\n  end\n\n  def index\n',
        ],
      ),
      'twin below': below(
        'unless ADMIN_ROLES.include?(current_user.role)\n  return head :forbidden\nend',
      ),
      'in a condition of the request': wrapped('if params.key?(:audit)', 'end'),
    },
    unit: {
      'method of the class now': ['  def destroy\n', '  def self.destroy\n'],
      'early return above': [
        '  def destroy\n',
        '  def destroy\n    return head(:ok) if params[:fast]\n',
      ],
      'destroyed before the guard': [
        '    # Paid invoices',
        '    invoice.destroy!\n    # Paid invoices',
      ],
      'scope of the tenant dropped': [
        'invoice = current_tenant.invoices.find',
        'invoice = Invoice.find',
      ],
      'paid invoices may go': ['    if invoice.paid?', '    if invoice.paid? && !params[:force]'],
      'a local variable shadows current_user': [
        '  def destroy\n',
        '  def destroy\n    current_user = User.admins.first\n',
      ],
      'rescue for the whole method': [
        '    invoice.destroy!\n    head :no_content\n',
        '    invoice.destroy!\n    head :no_content\n  rescue StandardError\n    invoice.destroy!\n',
      ],
      'ensure for the whole method': [
        '    head :no_content\n',
        '    head :no_content\n  ensure\n    invoice&.destroy!\n',
      ],
      'a parameter with a default': [
        '  def destroy\n',
        '  def destroy(current_user = User.admins.first)\n',
      ],
      'decorated with a memo': ['  def destroy\n', '  memoize def destroy\n'],
      'private in front': ['  def destroy\n', '  private def destroy\n'],
      'other superclass': ['< ApplicationController', '< ActionController::Base'],
      'no superclass': ['InvoicesController < ApplicationController', 'InvoicesController'],
      'deleted without callbacks': ['    invoice.destroy!\n', '    invoice.delete\n'],
      'throw above the guard': [
        '    # Paid invoices',
        '    throw :done if params[:q]\n    # Paid invoices',
      ],
    },
    origin: {
      'the list of roles grows': [
        'ADMIN_ROLES = %w[owner admin]',
        'ADMIN_ROLES = %w[owner admin guest]',
      ],
      'the list of roles comes from the environment': [
        'ADMIN_ROLES = %w[owner admin].freeze',
        "ADMIN_ROLES = ENV.fetch('ROLES', '').split(',').freeze",
      ],
      'the list of roles is assigned again': [
        'class InvoicesController',
        'ADMIN_ROLES = User.distinct.pluck(:role)\n\nclass InvoicesController',
      ],
      'the list of roles is filled at the end': atEnd('\nADMIN_ROLES += %w[guest]\n'),
      'a constant of the class shadows the list': [
        '  include TenantScope\n',
        '  include TenantScope\n\n  ADMIN_ROLES = %w[guest]\n',
      ],
      'a second definition in the class': [
        '  def export\n',
        '  def destroy\n    Invoice.find(params[:id]).destroy!\n  end\n\n  def export\n',
      ],
      'class opened again at the end': atEnd(
        '\nclass InvoicesController\n  def destroy\n    Invoice.find(params[:id]).delete\n  end\nend\n',
      ),
      'class opened again at the start': [
        'ADMIN_ROLES = %w',
        'class InvoicesController\n  def destroy = head(:ok)\nend\n\nADMIN_ROLES = %w',
      ],
      'define_method of the same name': [
        '  def export\n',
        '  define_method(:destroy) { head :ok }\n\n  def export\n',
      ],
      'alias over the method': [
        '  def require_admin',
        '  alias_method :destroy, :export\n\n  def require_admin',
      ],
      'alias statement over the method': [
        '  def require_admin',
        '  alias destroy index\n\n  def require_admin',
      ],
      'the method is undefined': [
        '  def require_admin',
        '  undef_method :destroy\n\n  def require_admin',
      ],
      'class_eval at the end': atEnd(
        '\nInvoicesController.class_eval do\n  def destroy\n    head :ok\n  end\nend\n',
      ),
      'a module in front with the same method': atEnd(
        '\nInvoicesController.prepend(Module.new do\n  def destroy\n    head :ok\n  end\nend)\n',
      ),
      'current_user defined in the file': [
        'ADMIN_ROLES = %w',
        "def current_user = Struct.new(:role).new('owner')\n\nADMIN_ROLES = %w",
      ],
      'head defined in the file': atEnd('\ndef head(*)\n  nil\nend\n'),
    },
    harmless: {
      'comment changed': [
        '# Paid invoices are evidence for the tax office.',
        '# Kept for ten years.',
      ],
      'comment removed': ['    # Paid invoices are evidence for the tax office.\n', ''],
      'comment in the guard': [
        '      return head :forbidden\n',
        '      # Tell nobody why.\n      return head :forbidden\n',
      ],
      'comment after the guard': [
        'include?(current_user.role)\n',
        'include?(current_user.role) # see the handbook\n',
      ],
      'comment of many lines between methods': [
        '  def export\n',
        '=begin\nunless true\n=end\n\n  def export\n',
      ],
      'blank lines in the method': ['    invoice.destroy!\n', '\n\n    invoice.destroy!\n'],
      'another method above': [
        '  def destroy\n',
        "  def show\n    render plain: 'x'\n  end\n\n  def destroy\n",
      ],
      'unrelated class at the end': atEnd(CALLER),
      'other methods first': (before) => {
        const method = /\n {2}def export\n[\s\S]*?\n {2}end\n/.exec(before)?.[0] ?? '';
        return before
          .replace(method, '')
          .replace('\n  def destroy\n', `${method}\n  def destroy\n`);
      },
      CRLF: withCrLf,
      'byte-order mark': withByteOrderMark,
      'indented by four': (before) => before.replaceAll(/^ +/gm, (margin) => margin + margin),
    },
  }),

  sceneOf({
    name: 'lookup in the scope of the tenant',
    path: 'app/controllers/invoices_controller.rb',
    before: CONTROLLER,
    cited: '    invoice = current_tenant.invoices.find(params[:id])',
    text: {
      'all invoices': ['invoice = current_tenant.invoices.find', 'invoice = Invoice.find'],
      unscoped: ['invoices.find(params', 'invoices.unscoped.find(params'],
      'the tenant of the request': [
        'invoice = current_tenant.',
        'invoice = Tenant.find(params[:tenant]).',
      ],
      'another name': ['    invoice = current', '    @invoice = current'],
      'only when empty': ['    invoice = current', '    invoice ||= current'],
      'a fallback': ['find(params[:id])\n', 'find(params[:id]) rescue Invoice.find(params[:id])\n'],
      'a block for the missing one': [
        'find(params[:id])\n',
        'find(params[:id]) { Invoice.last }\n',
      ],
    },
    place: {
      'in a block with another tenant': wrapped('Tenant.default.switch do', 'end'),
      'in a condition that is an assignment': wrapped('if (admin = params[:admin])', 'end'),
      'twin in the same method': [
        '    invoice.destroy!\n',
        '    invoice = current_tenant.invoices.find(params[:id])\n    invoice.destroy!\n',
      ],
    },
    unit: {
      'assigned again below': [
        '    # Paid invoices',
        '    invoice = Invoice.find(params[:id])\n    # Paid invoices',
      ],
      'the id changed above': [
        '  def destroy\n',
        '  def destroy\n    params[:id] = params[:other]\n',
      ],
      'a local tenant': ['  def destroy\n', '  def destroy\n    current_tenant = Tenant.first\n'],
    },
    origin: {
      'current_tenant defined in the class': [
        '  def require_admin',
        '  def current_tenant = Tenant.find(params[:tenant])\n\n  def require_admin',
      ],
      'current_tenant by define_method': [
        '  include TenantScope\n',
        '  include TenantScope\n  define_method(:current_tenant) { Tenant.first }\n',
      ],
      'params defined at the end': atEnd('\ndef params = { id: 1 }\n'),
    },
    harmless: {
      'comment above': above('# Other tenants get a 404.'),
      'comment below removed': ['    # Paid invoices are evidence for the tax office.\n', ''],
      'export is wider': ['where(exported: false)', 'where(exported: [false, nil])'],
    },
  }),

  sceneOf({
    name: 'before_action in a class body',
    path: 'app/controllers/invoices_controller.rb',
    before: CONTROLLER,
    cited: '  before_action :require_admin, only: %i[destroy export]',
    text: {
      'one action left out': ['%i[destroy export]', '%i[destroy]'],
      'one action joins': ['%i[destroy export]', '%i[destroy export index]'],
      'except for only': [':require_admin, only:', ':require_admin, except:'],
      'with a condition': ['%i[destroy export]', '%i[destroy export], if: :strict?'],
      'a condition on a line of its own': [
        '%i[destroy export]\n',
        '%i[destroy export],\n                if: -> { false }\n',
      ],
      'another filter': ['before_action :require_admin', 'before_action :require_login'],
      'after the action': ['before_action :require_admin', 'after_action :require_admin'],
      skipped: ['before_action :require_admin', 'skip_before_action :require_admin'],
      'modifier if': ['%i[destroy export]\n', '%i[destroy export] if Rails.env.production?\n'],
      'modifier unless': ['%i[destroy export]\n', '%i[destroy export] unless ENV["OPEN"]\n'],
      'a block joins': ['%i[destroy export]\n', '%i[destroy export] do\n    true\n  end\n'],
      'joined to the line above': above('defined?(Admin) &&'),
      'commented out': prefixed('# '),
      'a list of symbols as texts': ['%i[destroy export]', '%w[destroy export]'],
    },
    place: {
      'in if': wrapped('if Rails.env.production?', 'end'),
      'in a class method': wrapped('def self.guards', 'end'),
      'in class << self': wrapped('class << self', 'end'),
      'in an inner class': wrapped('class Strict < self', 'end'),
      'in an inner module': wrapped('module Guards', 'end'),
      'in a block': wrapped('with_options(if: :strict?) do', 'end'),
      'in an included hook': wrapped('included do', 'end'),
      'in begin and rescue': wrapped('begin', 'rescue NameError\nend'),
      'class renamed': ['class InvoicesController', 'class InvoicesControllerV1'],
      'moved to the rescue_from block': both(
        ['  before_action :require_admin, only: %i[destroy export]\n', ''],
        [
          '    Rails.logger.info(error.message)\n',
          '    before_action :require_admin, only: %i[destroy export]\n    Rails.logger.info(error.message)\n',
        ],
      ),
      'moved to another class': both(
        ['  before_action :require_admin, only: %i[destroy export]\n', ''],
        [
          'class InvoicesController',
          'class Base < ApplicationController\n  before_action :require_admin, only: %i[destroy export]\nend\n\nclass InvoicesController',
        ],
      ),
      'twin below': below('before_action :require_admin, only: %i[destroy export]'),
      'in a text after __END__': (before) => {
        const line = '  before_action :require_admin, only: %i[destroy export]\n';
        return `${before.replace(line, '')}__END__\n${line}`;
      },
    },
    unit: {
      'other superclass': ['< ApplicationController', '< PublicController'],
      'skipped below': below('skip_before_action :require_admin'),
      'skipped for one action': below(
        'skip_before_action :require_admin, only: :export, raise: false',
      ),
    },
    origin: {
      'the filter is defined again': [
        '    head :forbidden unless current_user&.admin?\n  end\n',
        '    head :forbidden unless current_user&.admin?\n  end\n\n  def require_admin\n    true\n  end\n',
      ],
      'the filter gets a parameter': [
        '  def require_admin\n',
        '  def require_admin(_role = nil)\n',
      ],
      'class with the filter opened again': atEnd(
        '\nclass InvoicesController\n  def require_admin = true\nend\n',
      ),
      'before_action defined in the file': atEnd('\ndef before_action(*, **)\n  nil\nend\n'),
    },
    harmless: {
      'comment above': above('# Only admins delete.'),
      'comment behind': ['%i[destroy export]\n', '%i[destroy export] # destroy is final\n'],
      'blank lines': ['  rescue_from Active', '\n\n  rescue_from Active'],
      'spaces in the arguments': [':require_admin, only:', ':require_admin,   only:'],
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'raise in a transaction block',
    path: 'app/services/payments/refund_service.rb',
    before: REFUND,
    cited: "          raise RefundError, 'too much' if amount > MAX_REFUND_CENTS",
    text: {
      'a greater limit': ['if amount > MAX_REFUND_CENTS', 'if amount > MAX_REFUND_CENTS * 10'],
      'the other way': ['if amount > MAX_REFUND_CENTS', 'if amount < MAX_REFUND_CENTS'],
      'equal is enough': ['if amount > MAX_REFUND_CENTS', 'if amount >= MAX_REFUND_CENTS'],
      unless: ["'too much' if amount", "'too much' unless amount"],
      'an exception for the actor': [
        'MAX_REFUND_CENTS\n          raise',
        'MAX_REFUND_CENTS && !@actor.admin?\n          raise',
      ],
      'only a warning': ["raise RefundError, 'too much'", "warn 'too much'"],
      'an error that rolls back in silence': [
        "raise RefundError, 'too much'",
        "raise ActiveRecord::Rollback, 'too much'",
      ],
      'continued on the next line': [
        'if amount > MAX_REFUND_CENTS\n',
        'if amount > MAX_REFUND_CENTS and\n            strict?\n',
      ],
      'a rescue modifier': [
        'if amount > MAX_REFUND_CENTS\n',
        'if amount > MAX_REFUND_CENTS rescue nil\n',
      ],
      'an assignment in the condition': [
        'if amount > MAX_REFUND_CENTS\n',
        'if amount > MAX_REFUND_CENTS && (amount = 0)\n',
      ],
      'joined to the line above': [
        'Order.lock.find(@order.id)\n',
        'Order.lock.find(@order.id) ||\n',
      ],
      removed: replacedBy(''),
      'another error': ["RefundError, 'too much'", "ArgumentError, 'too much'"],
    },
    place: {
      'transaction with an option': [
        'Order.transaction do',
        'Order.transaction(joinable: false) do',
      ],
      'another block method': ['Order.transaction do', 'Order.uncached do'],
      'block with a parameter that shadows': [
        'Order.transaction do\n',
        'Order.transaction do |amount|\n',
      ],
      'rescue of everything': ['rescue ActiveRecord::Deadlocked', 'rescue StandardError'],
      'one more class in the rescue': [
        'rescue ActiveRecord::Deadlocked',
        'rescue ActiveRecord::Deadlocked, RefundError',
      ],
      'a second rescue clause': [
        '        raise\n      end\n',
        '        raise\n      rescue RefundError\n        nil\n      end\n',
      ],
      'rescue into a variable': [
        'rescue ActiveRecord::Deadlocked',
        'rescue ActiveRecord::Deadlocked => error',
      ],
      'an ensure clause': [
        '        raise\n      end\n',
        '        raise\n      ensure\n        return true\n      end\n',
      ],
      'in if': wrapped('if Rails.env.production?', 'end'),
      'in unless': wrapped('unless @actor.admin?', 'end'),
      'in another transaction': wrapped('Order.transaction(requires_new: true) do', 'end'),
      'in a braced block': wrapped('0.times {', '}'),
      'in Thread.new': wrapped('Thread.new do', 'end'),
      'in a proc': wrapped('proc do', 'end'),
      'in catch': wrapped('catch(:skip) do', 'end'),
      'module renamed': ['module Payments', 'module Archive'],
      'class renamed': ['class RefundService', 'class OldRefundService'],
      'method renamed': ['    def call(amount', '    def call_checked(amount'],
      'moved before the begin': both(
        ["          raise RefundError, 'too much' if amount > MAX_REFUND_CENTS\n", ''],
        [
          '      begin\n',
          "      raise RefundError, 'too much' if amount > MAX_REFUND_CENTS\n\n      begin\n",
        ],
      ),
      'moved to the rescue clause': both(
        ["          raise RefundError, 'too much' if amount > MAX_REFUND_CENTS\n", ''],
        [
          '        attempts += 1\n',
          "        raise RefundError, 'too much' if amount > MAX_REFUND_CENTS\n        attempts += 1\n",
        ],
      ),
      'moved to preview': both(
        ["          raise RefundError, 'too much' if amount > MAX_REFUND_CENTS\n", ''],
        [
          '    def preview(amount)\n',
          "    def preview(amount)\n      raise RefundError, 'too much' if amount > MAX_REFUND_CENTS\n",
        ],
      ),
      'twin after the booking': [
        'refunded_cents + amount)\n',
        "refunded_cents + amount)\n          raise RefundError, 'too much' if amount > MAX_REFUND_CENTS\n",
      ],
    },
    unit: {
      'booked before the check': [
        'order = Order.lock.find(@order.id)\n',
        'order = Order.lock.find(@order.id)\n          Ledger.record!(order, -amount)\n',
      ],
      'amount assigned again': [
        '      attempts = 0\n',
        '      attempts = 0\n      amount = amount.clamp(0, 1)\n',
      ],
      'no lock': ['Order.lock.find', 'Order.find'],
      'next above the check': [
        'order = Order.lock.find(@order.id)\n',
        'order = Order.lock.find(@order.id)\n          next if reason\n',
      ],
      'one more parameter of the method': [
        'def call(amount, reason: nil)',
        'def call(amount, reason: nil, strict: false)',
      ],
      'other default': ['reason: nil', "reason: 'refund'"],
      'rescue for the whole method': [
        '        raise\n      end\n    end\n',
        '        raise\n      end\n    rescue RefundError\n      true\n    end\n',
      ],
      'swallowed in the rescue': [
        '        retry if attempts < RETRIES\n        raise\n',
        '        retry if attempts < RETRIES\n',
      ],
      'other superclass': ['RefundService < BaseService', 'RefundService < LenientService'],
      'deprecated in front': ['    def call(', '    deprecate def call('],
      'checked only when paid': [
        "'not paid' unless order.paid?",
        "'not paid' unless order.paid? || reason",
      ],
    },
    origin: {
      'a greater constant': ['MAX_REFUND_CENTS = 50_000', 'MAX_REFUND_CENTS = 5_000_000'],
      'a constant from the environment': ['= 50_000', "= Integer(ENV['MAX_REFUND'])"],
      'a constant in the class': [
        '    RETRIES = 3',
        '    MAX_REFUND_CENTS = Float::INFINITY\n    RETRIES = 3',
      ],
      'the error is no error any more': ['RefundError < StandardError', 'RefundError < Interrupt'],
      'the error from elsewhere': [
        'class RefundError < StandardError; end',
        'RefundError = ActiveRecord::Rollback',
      ],
      'raise defined in the file': atEnd('\ndef raise(*)\n  nil\nend\n'),
      'raise defined in Kernel': inFront('module Kernel\n  def raise(*) = nil\nend\n\n'),
      'the method defined again': [
        '    def preview(amount)\n',
        '    def call(amount, **)\n      @order.refund!(amount)\n    end\n\n    def preview(amount)\n',
      ],
      'the method defined by define_method': [
        '    def preview(amount)\n',
        '    define_method(:call) do |amount, **|\n      @order.refund!(amount)\n    end\n\n    def preview(amount)\n',
      ],
      'class opened again by its path': atEnd(
        '\nclass Payments::RefundService\n  def call(amount, **) = @order.refund!(amount)\nend\n',
      ),
      'module opened again': atEnd(
        '\nmodule Payments\n  class RefundService\n    def call(*, **)\n      true\n    end\n  end\nend\n',
      ),
      'constant assigned from outside': atEnd('\nPayments::MAX_REFUND_CENTS = 1_000_000\n'),
    },
    harmless: {
      'comment above': above('# 500 euros, agreed with finance.'),
      'comment behind': [
        'if amount > MAX_REFUND_CENTS\n',
        'if amount > MAX_REFUND_CENTS # cents\n',
      ],
      'blank line above': above(''),
      'another method': [
        '    def preview',
        '    def currency\n      @order.currency\n    end\n\n    def preview',
      ],
      'a body elsewhere': ['(amount * 0.01).ceil', '(amount * 0.02).ceil'],
      'an unrelated class': atEnd(CALLER),
      CRLF: withCrLf,
      'byte-order mark': withByteOrderMark,
    },
  }),

  sceneOf({
    name: 'booking call with arguments',
    path: 'app/services/payments/refund_service.rb',
    before: REFUND,
    cited: '          Ledger.record!(order, -amount, key: Digest::SHA256.hexdigest(order.number))',
    text: {
      'sign lost': ['order, -amount', 'order, amount'],
      'key lost': ['-amount, key: Digest::SHA256.hexdigest(order.number))', '-amount)'],
      'weaker digest': ['Digest::SHA256', 'Digest::MD5'],
      'not the loud method': ['Ledger.record!', 'Ledger.record'],
      'key from a random value': ['hexdigest(order.number)', 'hexdigest(order.number + rand.to_s)'],
      'one more argument': ['order.number))\n', 'order.number), dry_run: true)\n'],
      'modifier behind': ['order.number))\n', 'order.number)) unless reason\n'],
      'chained below': below('  .discard'),
      'an and in front': ['Ledger.record!', 'reason and Ledger.record!'],
    },
    place: {
      'in a condition': wrapped('if reason.nil?', 'end'),
      'in a retry loop': wrapped('3.times do', 'end'),
      'after_commit block': wrapped('after_commit do', 'end'),
      'in defined?': wrapped('defined?(', ')'),
      'in a deferred block': wrapped('Rails.application.executor.wrap do', 'end'),
      'twin below': below(
        'Ledger.record!(order, -amount, key: Digest::SHA256.hexdigest(order.number))',
      ),
    },
    unit: {
      'order of steps': [
        "          raise RefundError, 'not paid' unless order.paid?\n",
        '          order.update!(refunded_cents: 0)\n',
      ],
      'check before it removed': [
        "          raise RefundError, 'too much' if amount > MAX_REFUND_CENTS\n",
        '',
      ],
      'return before it': [
        'unless order.paid?\n',
        'unless order.paid?\n          return true if reason\n',
      ],
    },
    origin: {
      'ledger required from elsewhere': [
        "require 'payments/ledger'",
        "require 'payments/fake/ledger'",
      ],
      'digest required from the folder': ["require 'digest'", "require_relative 'digest'"],
      'ledger from elsewhere': [
        "require 'payments/ledger'",
        "require_relative 'fake/ledger'\nLedger = Fake::Ledger",
      ],
      'a constant takes the place of Digest': [
        "require 'digest'",
        "require 'digest'\nDigest = PlainDigest",
      ],
      'a local class Ledger': [
        '  class RefundService',
        '  class Ledger\n    def self.record!(*, **) = true\n  end\n\n  class RefundService',
      ],
      'monkey patch of the digest': atEnd('\nmodule Digest\n  SHA256 = MD5\nend\n'),
      'ledger opened at the end': atEnd(
        '\nclass Ledger\n  def self.record!(*, **)\n    true\n  end\nend\n',
      ),
    },
    harmless: {
      'comment above': above('# Idempotent by its key.'),
      'two comments in the method': both(
        ['      attempts = 0', '      # Deadlocks are retried.\n      attempts = 0'],
        ['        retry if', '        # At most three times.\n        retry if'],
      ),
      'preview moved to the end': (before) => {
        const method =
          '    def preview(amount)\n      { amount: amount, fee: fee_for(amount) }\n    end\n\n';
        return before
          .replace(method, '')
          .replace('    def initialize', `${method}    def initialize`);
      },
    },
  }),

  sceneOf({
    name: 'abort in a rake task',
    path: 'lib/tasks/db.rake',
    before: RAKE,
    cited: '    abort "refusing to drop #{target}" if PROTECTED.include?(target)',
    text: {
      'a warning only': ['abort "refusing', 'warn "refusing'],
      'an override': ['PROTECTED.include?(target)', "PROTECTED.include?(target) && !ENV['FORCE']"],
      'another list': ['if PROTECTED.include?', 'if LOCKED.include?'],
      'symbol for text': ['PROTECTED.include?(target)', 'PROTECTED.include?(target.to_sym)'],
      'asks the environment': ['PROTECTED.include?(target)', 'PROTECTED.include?(Rails.env)'],
      'message without the value': ['to drop #{target}"', 'to drop {target}"'],
      'joined to the line above': [
        'args.fetch(:target, Rails.env)\n',
        'args.fetch(:target, Rails.env) \\\n',
      ],
      'a comment sign in front': prefixed('#'),
      unless: ['" if PROTECTED', '" unless PROTECTED'],
    },
    place: {
      'task renamed': ['task :rebuild, [:target]', 'task :rebuild_safely, [:target]'],
      'task without its prerequisite': ['[:target] => :environment do', '[:target] do'],
      'other prerequisites': [
        '[:target] => :environment do',
        '[:target] => %i[environment force] do',
      ],
      'other block parameters': ['do |_task, args|', 'do |_task, args, target|'],
      'namespace renamed': ['namespace :db do', 'namespace :db_old do'],
      'in if': wrapped('if $stdin.tty?', 'end'),
      'in at_exit': wrapped('at_exit do', 'end'),
      'in begin and rescue SystemExit': wrapped('begin', 'rescue SystemExit\n  nil\nend'),
      'moved to prune': both(
        ['    abort "refusing to drop #{target}" if PROTECTED.include?(target)\n', ''],
        [
          '  task prune: :environment do\n',
          '  task prune: :environment do\n    abort "refusing to drop #{target}" if PROTECTED.include?(target)\n',
        ],
      ),
      'moved below the block': both(
        ['    abort "refusing to drop #{target}" if PROTECTED.include?(target)\n', ''],
        [
          "['db:setup'].invoke\n  end\n",
          '[\'db:setup\'].invoke\n  end\n  abort "refusing to drop #{target}" if PROTECTED.include?(target)\n',
        ],
      ),
      'twin after the drop': [
        "['db:drop'].invoke\n",
        '[\'db:drop\'].invoke\n    abort "refusing to drop #{target}" if PROTECTED.include?(target)\n',
      ],
      'in an if around the namespace': both(
        ['namespace :db do', 'if false\nnamespace :db do'],
        ['    end\n  end\nend\n', '    end\n  end\nend\nend\n'],
      ),
    },
    unit: {
      'dropped before the check': [
        '    target = args',
        "    Rake::Task['db:drop'].invoke\n    target = args",
      ],
      'next above the check': ['    target = args', "    next if ENV['QUICK']\n    target = args"],
      'target assigned again': ['Rails.env)\n', "Rails.env)\n    target = 'test'\n"],
      'other default target': ['args.fetch(:target, Rails.env)', "args.fetch(:target, 'test')"],
      'a local variable shadows': ['    target = args', '    abort = ->(_) {}\n    target = args'],
      'cleared in the namespace': [
        "['db:setup'].invoke\n  end\n",
        "['db:setup'].invoke\n  end\n\n  Rake::Task['db:rebuild'].clear_prerequisites\n",
      ],
    },
    origin: {
      'one environment less': ['%w[production staging]', '%w[production]'],
      'list not frozen, then emptied': [
        '%w[production staging].freeze\n',
        '%w[production staging].clear\n',
      ],
      'list assigned again': atEnd('\nPROTECTED = [].freeze\n'),
      'abort defined in the file': [
        'PROTECTED =',
        'def abort(message) = warn(message)\n\nPROTECTED =',
      ],
      'abort patched in Kernel': atEnd('\nmodule Kernel\n  def abort(*)\n    nil\n  end\nend\n'),
    },
    harmless: {
      'comment above': above('# Somebody did this once.'),
      'comment at the top': inFront('# Tasks for the database.\n'),
      'blank lines': above('\n'),
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'comparison in class << self',
    path: 'lib/webhooks/signature.rb',
    before: SIGNATURE,
    cited: '        unless ActiveSupport::SecurityUtils.secure_compare(expected, given)',
    text: {
      'plain comparison': [
        'unless ActiveSupport::SecurityUtils.secure_compare(expected, given)',
        'unless expected == given',
      ],
      'compares with itself': ['secure_compare(expected, given)', 'secure_compare(given, given)'],
      'empty is enough': [
        'secure_compare(expected, given)',
        'secure_compare(expected, given) || given.empty?',
      ],
      if: ['        unless ActiveSupport', '        if ActiveSupport'],
      'the block does not raise': [
        "raise Invalid, 'signature does not match'",
        "warn 'signature does not match'",
      ],
      'the block returns first': [
        "          raise Invalid, 'signature does not match'",
        "          return true if secret.nil?\n          raise Invalid, 'signature does not match'",
      ],
      'a part of the text': [
        'secure_compare(expected, given)',
        'secure_compare(expected[0, 8], given[0, 8])',
      ],
      'from another module': ['ActiveSupport::SecurityUtils.', 'SecurityUtils.'],
      'an else joins': [
        "'signature does not match'\n        end",
        "'signature does not match'\n        else\n          return false\n        end",
      ],
    },
    place: {
      'method renamed': ['def verify!(', 'def verify_strict!('],
      'not in class << self any more': ['    class << self', '    class Checker'],
      'another singleton': ['class << self', 'class << Object'],
      'inner module renamed': ['  module Signature', '  module SignatureV0'],
      'outer module renamed': ['module Webhooks', 'module Retired'],
      'in if around': (before) =>
        before
          .replace(
            '        unless ActiveSupport',
            '        if secret\n        unless ActiveSupport',
          )
          .replace("match'\n        end", "match'\n        end\n        end"),
      'in begin and rescue Invalid': (before) =>
        before
          .replace('        unless ActiveSupport', '        begin\n        unless ActiveSupport')
          .replace(
            "match'\n        end",
            "match'\n        end\n        rescue Invalid\n        end",
          ),
      'in a tap block': (before) =>
        before
          .replace(
            '        unless ActiveSupport',
            '        nil&.tap do\n        unless ActiveSupport',
          )
          .replace("match'\n        end", "match'\n        end\n        end"),
      'in a refinement': ['    class << self\n', '    refine self.singleton_class do\n'],
      'twin of the whole guard': [
        '        true\n      end\n',
        "        unless ActiveSupport::SecurityUtils.secure_compare(expected, given)\n          raise Invalid, 'signature does not match'\n        end\n\n        true\n      end\n",
      ],
    },
    unit: {
      'module turned into a class': ['  module Signature\n', '  class Signature\n'],
      'expected comes from the header': ['expected = OpenSSL', 'expected = given || OpenSSL'],
      'time is not checked': [
        "        raise Invalid, 'expired' if (now.to_i - timestamp).abs > TOLERANCE\n",
        '',
      ],
      'payload left out': ['"#{timestamp}.#{payload}"', 'timestamp.to_s'],
      'secret gets a default': ['secret:, now:', "secret: '', now:"],
      'time from a parameter in front': [
        'verify!(payload, header,',
        'verify!(payload, header, now = nil,',
      ],
      'return for tests': [
        'timestamp, given = parse(header)',
        "return true if ENV['CI']\n        timestamp, given = parse(header)",
      ],
      'rescue for the whole method': [
        '        true\n      end\n',
        '        true\n      rescue Invalid\n        true\n      end\n',
      ],
      'private in front': ['      def verify!', '      private def verify!'],
    },
    origin: {
      'compare function from elsewhere': [
        "require 'active_support/security_utils'",
        "require 'active_support/security_utils'\nActiveSupport = LooseSupport",
      ],
      'compare function patched': atEnd(
        '\nmodule ActiveSupport::SecurityUtils\n  def self.secure_compare(*) = true\nend\n',
      ),
      'compare function patched in nested modules': inFront(
        'module ActiveSupport\n  module SecurityUtils\n    def self.secure_compare(_a, _b) = true\n  end\nend\n',
      ),
      'a constant of the module shadows': [
        '  TOLERANCE = 300\n',
        '  TOLERANCE = 300\n  ActiveSupport = Loose\n',
      ],
      'the error class shrinks': [
        'class Invalid < StandardError; end',
        'class Invalid < StopIteration; end',
      ],
      'method defined again below': [
        '      def sign(',
        '      def verify!(*, **)\n        true\n      end\n\n      def sign(',
      ],
      'method defined as self.verify!': [
        '    class << self\n',
        '    def self.verify!(*, **) = true\n\n    class << self\n',
      ],
      'singleton method defined at the end': atEnd(
        '\nWebhooks::Signature.define_singleton_method(:verify!) { |*, **| true }\n',
      ),
      'method defined by the name of its module': atEnd(
        '\ndef (Webhooks::Signature).verify!(*, **) = true\n',
      ),
    },
    harmless: {
      'comment above': above('# Constant time.'),
      'comment at the top': inFront('# Signatures of webhooks.\n\n'),
      'sign moved to the top': (before) => {
        const method =
          '      def sign(payload, secret)\n        OpenSSL::HMAC.hexdigest(ALGORITHM, secret, payload)\n      end\n\n';
        return before
          .replace(method, '')
          .replace('      def verify!', `${method}      def verify!`);
      },
      'body of parse': ["part.split('=', 2)", "part.strip.split('=', 2)"],
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'guard of a script',
    path: 'bin/release.rb',
    before: RELEASE,
    cited: 'abort "releases are cut from #{BRANCH}, not #{current}" unless current == BRANCH',
    text: {
      'starts with is enough': ['unless current == BRANCH', 'unless current.start_with?(BRANCH)'],
      'an override': ['unless current == BRANCH', "unless current == BRANCH || ENV['ANY']"],
      'assigned, not compared': ['unless current == BRANCH', 'unless current = BRANCH'],
      'a case-insensitive match': ['unless current == BRANCH', 'unless current =~ /#{BRANCH}/i'],
      'a puts': ['abort "releases', 'puts "releases'],
      'a modifier more': ['current == BRANCH\n', 'current == BRANCH if $stdin.tty?\n'],
      'an or on the line above': above('ENV["SKIP"] or'),
    },
    place: {
      'in a method': wrapped('def check_branch(current)', 'end'),
      'in if': wrapped("if version.end_with?('.0')", 'end'),
      'in unless': wrapped("unless ARGV.include?('--force')", 'end'),
      'in at_exit': wrapped('at_exit do', 'end'),
      'in the main guard': wrapped('if __FILE__ == $PROGRAM_NAME', 'end'),
      'in begin': wrapped('begin', 'rescue Exception\nend'),
      'in a fork': wrapped('fork do', 'end'),
      'in run': both(
        ['abort "releases are cut from #{BRANCH}, not #{current}" unless current == BRANCH\n', ''],
        [
          '  system(*command',
          '  abort "releases are cut from #{BRANCH}, not #{current}" unless current == BRANCH\n  system(*command',
        ],
      ),
      'after __END__': ['current = IO', '__END__\ncurrent = IO'],
      'in a comment of many lines': wrapped('=begin', '=end', ''),
      'twin at the end': atEnd(
        'abort "releases are cut from #{BRANCH}, not #{current}" unless current == BRANCH\n',
      ),
    },
    unit: {
      'exit above': above("exit if ENV['DRY']"),
      'pushed before the guard': above("run 'git', 'push', '--follow-tags'"),
    },
    origin: {
      'the branch comes from the arguments': above('current = ARGV[1]'),
      'another branch': ["BRANCH = 'main'", "BRANCH = 'next'"],
      'branch from the environment': ["BRANCH = 'main'", "BRANCH = ENV.fetch('BRANCH', 'main')"],
      'other command for the current branch': ['%w[git branch --show-current]', '%w[echo main]'],
      'abort defined above': ['def run(*command)', 'def abort(*) = nil\n\ndef run(*command)'],
      'branch assigned again': atEnd("BRANCH = 'next'\n"),
    },
    harmless: {
      'comment above': above('# Hotfixes too.'),
      'comment behind': [
        'unless current == BRANCH\n',
        'unless current == BRANCH # no exceptions\n',
      ],
      'blank lines': below('\n'),
      'body of run': [
        'system(*command, exception: true)',
        'system(*command, exception: true, out: $stderr)',
      ],
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'member of a constant hash',
    path: 'app/policies/document_policy.rb',
    before: POLICY,
    cited: '    write: ->(user, document) { document.owner == user && !document.locked? },',
    text: {
      'locked may be written': [' && !document.locked?', ''],
      'or for and': ['document.owner == user && !', 'document.owner == user || !'],
      'other key': ['    write: ->', '    append: ->'],
      'key as a text': ['    write: ->', "    'write' => ->"],
      'other parameters': ['write: ->(user, document)', 'write: ->(document, user)'],
      'parameter with a default': ['write: ->(user, document)', 'write: ->(user, document = nil)'],
      'two statements': [
        '{ document.owner == user && !document.locked? }',
        '{ document.touch; document.owner == user && !document.locked? }',
      ],
      'negated twice': ['!document.locked?', '!!document.locked?'],
      'a call behind the lambda': ['!document.locked? },', '!document.locked? }.curry,'],
      'equal? for ==': ['document.owner == user && !', 'document.owner.equal?(user) && !'],
    },
    place: {
      'constant renamed': both(
        ['  RULES = {', '  OLD_RULES = {'],
        ['RULES[:read]', 'OLD_RULES[:read]'],
        ['RULES.fetch', 'OLD_RULES.fetch'],
      ),
      'class renamed': ['class DocumentPolicy', 'class DraftPolicy'],
      'a level deeper': wrapped('drafts: {', '},'),
      'moved to the limits': both(
        ['    write: ->(user, document) { document.owner == user && !document.locked? },\n', ''],
        [
          '    team: 250,\n',
          '    team: 250,\n    write: ->(user, document) { document.owner == user && !document.locked? },\n',
        ],
      ),
      'doubled key': below(
        'write: ->(user, document) { document.owner == user && !document.locked? },',
      ),
    },
    unit: {
      'a later member takes the key': [
        '      user.verified? && document.owner == user\n    end,\n',
        '      user.verified? && document.owner == user\n    end,\n    "write": ->(*) { true },\n',
      ],
      'merged with open rules': [
        'document.owner == user\n    end,\n  }.freeze',
        'document.owner == user\n    end,\n  }.merge(OPEN_RULES).freeze',
      ],
      'splat at the end': [
        '      user.verified? && document.owner == user\n    end,\n',
        '      user.verified? && document.owner == user\n    end,\n    **OPEN_RULES,\n',
      ],
      'the hash in another call': both(
        ['  RULES = {\n', '  RULES = Drafts.merge({\n'],
        [
          'document.owner == user\n    end,\n  }.freeze',
          'document.owner == user\n    end,\n  }).freeze',
        ],
      ),
      'a default for unknown keys': [
        'document.owner == user\n    end,\n  }.freeze',
        'document.owner == user\n    end,\n  }.tap { |rules| rules.default = ->(*) { true } }.freeze',
      ],
      'superclass of the policy': ['< ApplicationPolicy', '< OpenPolicy'],
    },
    harmless: {
      'comment above': above('# Locked documents are read-only.'),
      'comment behind': ['!document.locked? },\n', '!document.locked? }, # see ADR 12\n'],
      'blank lines': ['    share: lambda', '\n    share: lambda'],
    },
  }),

  sceneOf({
    name: 'guard in a branch of case',
    path: 'app/policies/document_policy.rb',
    before: POLICY,
    cited: '      return false if user.suspended?',
    text: {
      'returns true': ['return false if user', 'return true if user'],
      'not any more': ['return false if user.suspended?', 'return false if false'],
      'only now and then': ['user.suspended?\n', 'user.suspended? && user.guest?\n'],
      'no return': ['      return false if', '      false if'],
      'next for return': ['      return false if', '      next false if'],
      'continued by the next line': below('  .!'),
    },
    place: {
      'one symbol less in when': ['when :write, :share', 'when :share'],
      'one symbol more in when': ['when :write, :share', 'when :write, :share, :audit'],
      'another subject of case': ['    case action\n', '    case action.to_s\n'],
      'another method': ['def permitted?(action)', 'def allowed?(action)'],
      'in an inner case': wrapped('case record\nwhen Draft', 'end'),
      'in the branch for read': both(
        ['      return false if user.suspended?\n\n', ''],
        ['    when :read\n', '    when :read\n      return false if user.suspended?\n'],
      ),
      'in the else branch': both(
        ['      return false if user.suspended?\n\n', ''],
        ['    else\n', '    else\n      return false if user.suspended?\n'],
      ),
      'in a lambda': wrapped('-> do', 'end'),
      'case turned into a pattern': both(
        ['    when :read\n', '    in :read\n'],
        ['    when :write, :share', '    in :write | :share'],
      ),
    },
    unit: {
      'a branch in front takes the values': [
        '    when :read\n',
        '    when Symbol\n      true\n    when :read\n',
      ],
      'else allows': ['    else\n      false\n', '    else\n      true\n'],
      'fetch with a default': ['RULES.fetch(action)', 'RULES.fetch(action, ->(*) { true })'],
      'user assigned': ['    case action\n', '    user = User.system\n    case action\n'],
      'one more parameter': ['def permitted?(action)', 'def permitted?(action, user = self.user)'],
      'rescue for the whole method': [
        '      false\n    end\n  end',
        '      false\n    end\n  rescue KeyError\n    true\n  end',
      ],
    },
    origin: {
      'method defined again': [
        '  def self.audit_query',
        '  def permitted?(_action) = true\n\n  def self.audit_query',
      ],
      'method removed at the end': atEnd('\nDocumentPolicy.remove_method(:permitted?)\n'),
      'user defined in the class': [
        '  def self.audit_query',
        '  def user = User.system\n\n  def self.audit_query',
      ],
      'suspended? patched': atEnd('\nclass User\n  def suspended? = false\nend\n'),
      'method defined from outside': atEnd(
        '\nDocumentPolicy.define_method(:permitted?) { |_| true }\n',
      ),
    },
    harmless: {
      'comment above': above('# Suspended users only read.'),
      'blank line removed': ['user.suspended?\n\n', 'user.suspended?\n'],
      'query changed': ['WHERE locked = FALSE', 'WHERE locked IS FALSE'],
      'another class method': [
        '  def self.audit_query',
        '  def self.table = :documents\n\n  def self.audit_query',
      ],
    },
  }),

  sceneOf({
    name: 'line of a query in a heredoc',
    path: 'app/policies/document_policy.rb',
    before: POLICY,
    cited: '      WHERE locked = FALSE',
    text: {
      'other value': ['WHERE locked = FALSE', 'WHERE locked = TRUE'],
      'one more condition': ['WHERE locked = FALSE', 'WHERE locked = FALSE OR 1 = 1'],
      'another line': below('  OR owner_id IS NULL'),
      'commented out in SQL': ['      WHERE locked', '      -- WHERE locked'],
      'other columns': ['SELECT id, owner_id', 'SELECT *'],
      'a call on the text': ['    <<~SQL\n', "    <<~SQL.sub('FALSE', 'TRUE')\n"],
    },
    place: {
      'method renamed': ['def self.audit_query', 'def self.public_query'],
      'in a condition': both(
        ['    <<~SQL', '    if false\n    <<~SQL'],
        ['    SQL\n', '    SQL\n    end\n'],
      ),
    },
    unit: {
      'method of the instance': ['def self.audit_query', 'def audit_query'],
      'return above': ['    <<~SQL\n', "    return 'SELECT 1' if ENV['FAST']\n    <<~SQL\n"],
      'a later statement decides': ['    SQL\n', "    SQL\n    'SELECT * FROM documents'\n"],
    },
    harmless: {
      'other methods change': [
        '      return false if user.suspended?',
        '      return false unless user.active?',
      ],
      'comment above the text': ['    <<~SQL\n', '    # Read by the auditors.\n    <<~SQL\n'],
    },
  }),

  sceneOf({
    name: 'skip in a batch loop',
    path: 'app/jobs/cleanup_job.rb',
    before: CLEANUP,
    cited: '      next if account.legal_hold?',
    text: {
      'break for next': ['next if account.legal', 'break if account.legal'],
      'unless for if': ['next if account.legal', 'next unless account.legal'],
      'and dry run': ['account.legal_hold?', 'account.legal_hold? && dry_run'],
      'other question': ['account.legal_hold?', 'account.on_hold?'],
      'joined with a semicolon': ['legal_hold?\n', 'legal_hold? and (account.purge!; true)\n'],
    },
    place: {
      'other batch size': ['batch_size: 100', 'batch_size: 1000'],
      'other relation': ['Account.closed.find_each', 'Account.find_each'],
      'other iterator': ['closed.find_each(batch_size: 100)', 'closed.each'],
      'other block parameter': both(['do |account|', 'do |account, *|']),
      'in if dry_run': wrapped('if dry_run', 'end'),
      'in an inner loop': wrapped('account.users.each do |user|', 'end'),
      'in ensure': wrapped('begin\n  account.purge!\nensure', 'end'),
      'method renamed': ['def perform(dry_run: true)', 'def perform_later(dry_run: true)'],
      'class renamed': ['class CleanupJob', 'class PurgeJob'],
      'twin at the end of the loop': [
        'account.purge!\n',
        'account.purge!\n      next if account.legal_hold?\n',
      ],
      'in until': wrapped('until account.loaded?', 'end'),
    },
    unit: {
      'purged above': ['do |account|\n', 'do |account|\n      account.purge! unless dry_run\n'],
      'dry run off': ['perform(dry_run: true)', 'perform(dry_run: false)'],
      'days not checked': ['      next unless account.closed_at < KEEP_DAYS.days.ago\n', ''],
      'ensure purges': [
        '    lock&.release\n',
        '    lock&.release\n    Account.closed.each(&:purge!)\n',
      ],
      'a rescue clause': ['  ensure\n', '  rescue StandardError\n    retry\n  ensure\n'],
      'ensure removed': ['  ensure\n    lock&.release\n', ''],
      'account assigned': ['do |account|\n', 'do |account|\n      account = account.dup\n'],
      'returns without a lock': [
        "acquire('cleanup')\n",
        "acquire('cleanup')\n    return purge_all unless lock\n",
      ],
      'superclass of the job': ['CleanupJob < ApplicationJob', 'CleanupJob < NoRetryJob'],
    },
    origin: {
      'perform defined again': [
        '  def report(',
        '  def perform(**) = Account.closed.each(&:purge!)\n\n  def report(',
      ],
      'legal_hold? patched': inFront('class Account\n  def legal_hold? = false\nend\n\n'),
      'perform by class_eval with a text': atEnd(
        "\nCleanupJob.class_eval('def perform(**) = purge_all')\n",
      ),
      'perform through a prepended module': [
        '  queue_as :low\n',
        '  queue_as :low\n\n  prepend(Module.new { def perform(**) = Account.delete_all })\n',
      ],
    },
    harmless: {
      'comment above': above('# Lawyers ask for these.'),
      'comment at the end of the method': [
        '    lock&.release\n',
        '    lock&.release # also after errors\n',
      ],
      'report changes': ['"would purge #{account.id}"', '"purge: #{account.id}"'],
      'report moved first': (before) => {
        const method =
          '\n  def report(account)\n    logger.info("would purge #{account.id}")\n  end\n';
        return before.replace(method, '').replace('\n  def perform', `${method}\n  def perform`);
      },
      'in tabs': (before) => before.replaceAll(/^ +/gm, (margin) => '\t'.repeat(margin.length / 2)),
      'no indentation': (before) => before.replaceAll(/^ +/gm, ''),
      CRLF: withCrLf,
    },
  }),
];
